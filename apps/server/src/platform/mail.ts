import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Configuration } from './configuration.ts';
import { observe } from './observed.ts';

/** Of one mail: a server that is well takes it within a second or two; the library's own limits are ten minutes. */
export interface MailLimits {
  connectMs: number;
  /** Silence of the mail server between two of its lines. */
  silenceMs: number;
  wholeMs: number;
}
const usualLimits: MailLimits = { connectMs: 10_000, silenceMs: 15_000, wholeMs: 30_000 };

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects where it does not. */
  send(mail: Mail): Promise<void>;
}

/** Such as "ECONNECTION" or "EENVELOPE 550". */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}

/** What is wrong with the certificate of a mail server, by what TLS says of it: its words name no person. */
const certificateFaults: readonly (readonly [RegExp, string])[] = [
  [/self[- ]signed/iu, 'its certificate is self-signed'],
  [
    /unable to (?:verify the first|get (?:local )?issuer) certificate/iu,
    'nobody this machine trusts signed its certificate',
  ],
  [/certificate has expired/iu, 'its certificate has expired'],
  [/altnames/iu, 'its certificate is for another host'],
];

function certificateFaultOf(error: unknown): string {
  const words = error instanceof Error ? error.message : '';
  const fault = certificateFaults.find(([form]) => form.test(words))?.[1];
  return fault === undefined ? '' : ` (${fault}; see SMTP_URL in README.md)`;
}

/** Mails by SMTP_URL; without one the whole message, link included, is written to the log for the operator. */
export function createMailer(
  configuration: Configuration,
  log: FastifyBaseLogger,
  { connectMs, silenceMs, wholeMs }: MailLimits = usualLimits,
): Mailer {
  const { SMTP_URL, MAIL_FROM, APP_URL } = configuration;
  if (!SMTP_URL) {
    return {
      async send(mail) {
        log.warn({ mail }, 'mail not sent: SMTP_URL is not set');
      },
    };
  }
  const host = APP_URL ? new URL(APP_URL).hostname : 'localhost';
  const from = MAIL_FROM ?? `Candor <no-reply@${host}>`;
  const transport = createTransport(
    {
      url: SMTP_URL,
      dnsTimeout: connectMs,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
    },
    { from },
  );
  return {
    async send(mail) {
      try {
        // Aborting ends the connection too, that of a server which says a little now and then as well.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(wholeMs) });
        observe('mail', () => ({ outcome: 'sent' }));
      } catch (error) {
        observe('mail', () => ({ outcome: 'failed' }));
        // oxlint-disable-next-line preserve-caught-error -- the words of a mail server name the person
        throw new Error(`the mail server did not take a mail: ${codeOf(error)}${certificateFaultOf(error)}`);
      }
    },
  };
}
