import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const optionalText = z.string().trim().min(1).optional();
const address = z.url({ protocol: /^https?$/ }).optional();
function wholeNumber(least: number, most: number) {
  const says = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(says).int(says).min(least, says).max(most, says);
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** `true`, how many proxies stand in front, or the addresses and ranges of those that are believed. */
function isProxySetting(setting: string): boolean {
  if (/^(true|false|\d+)$/.test(setting)) return true;
  return setting.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/');
    return proxyNames.includes(address) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits));
  });
}

/** A host, and maybe a path of plain names below which Candor is served. */
function isPlace(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return /^(?:\/[\w.~-]+)*\/?$/.test(pathname) && search === '' && hash === '';
}

/** What a provider answers is believed, so it has to come from it unread and unchanged. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A folder, or a bucket of S3 with a prefix. */
const isFilePlace = (place: string) =>
  !place.includes('://') || /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]*)?$/.test(place);

const filePlace = z
  .string()
  .trim()
  .min(1)
  .refine(isFilePlace, 'must be a folder or s3://bucket/prefix')
  .optional();

/** Every variable the server reads. Empty values count as absent. */
export const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPlace, 'must be an address, with a path of plain names at most')
    .optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, 'must begin with https://, or be on this machine')
    .optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(6),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(256).optional(),
  AI_PROVIDER: z.enum(['openai', 'anthropic', 'google', 'openai-compatible', 'local']).optional(),
  AI_MODEL: optionalText,
  AI_API_KEY: optionalText,
  AI_BASE_URL: address,
  OWN_MODEL_BASE_URL: address,
  AI_TRANSCRIBE_BASE_URL: address,
  AI_TRANSCRIBE_API_KEY: optionalText,
  AI_TRANSCRIBE_MODEL: optionalText,
  ADZUNA_APP_ID: optionalText,
  ADZUNA_APP_KEY: optionalText,
  ADZUNA_BASE_URL: address,
  GREENHOUSE_BOARDS: optionalText,
  LEVER_BOARDS: optionalText,
  ASHBY_BOARDS: optionalText,
  JOB_SOURCES_BASE_URL: address,
  ADVERT_FETCH: z.enum(['on', 'off']).default('off'),
  SCREEN_LANGUAGES: z
    .string()
    .transform((list) => list.split(',').map((language) => language.trim()))
    .refine(
      (list) => list.every((language) => /^[a-z]{2}$/.test(language)),
      'must be a list such as en, de, fr',
    )
    .optional(),
  BILLING: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_BASE: address,
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optionalText,
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(isProxySetting, 'must be true, a number of proxies or their addresses')
    .optional(),
  BACKUP_TO: filePlace,
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  FILES_TO: filePlace,
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
});

export type Configuration = z.infer<typeof variables>;

/** Of no use one without the other. */
const together = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const satisfies readonly (readonly (keyof Configuration)[])[];

const inWords = new Intl.ListFormat('en-GB');

type Environment = Record<string, string | undefined>;

const given = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

/** Values that stand in files, as containers are given their secrets: `NAME_FILE` names the file of `NAME`. */
function fromFiles(environment: Environment): Environment {
  const named = Object.keys(variables.shape).flatMap((name) => {
    const file = environment[`${name}_FILE`];
    return file === undefined || environment[name] !== undefined ? [] : [{ name, file }];
  });
  return Object.fromEntries(
    named.map(({ name, file }) => {
      try {
        return [name, readFileSync(file, 'utf8').trim()];
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new StartError(`Wrong configuration. ${name}_FILE: ${reason}`, { cause });
      }
    }),
  );
}

/** Parses the environment once; throws a `StartError` naming every wrong variable. */
export function readConfiguration(environment: Environment): Configuration {
  const named = given(environment);
  const parsed = variables.safeParse({ ...named, ...given(fromFiles(named)) });
  if (parsed.success) {
    const { data } = parsed;
    for (const names of together)
      if (names.some((name) => data[name]) && !names.every((name) => data[name]))
        throw new StartError(
          `Wrong configuration. ${inWords.format(names)} belong together: set ${names.length === 2 ? 'both' : 'all'}.`,
        );
    if (data.OIDC_ISSUER && !data.APP_URL)
      throw new StartError(
        'Wrong configuration. OIDC_ISSUER needs APP_URL, where the provider sends people back to.',
      );
    return data;
  }
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`Wrong configuration. ${errors.join('; ')}`);
}
