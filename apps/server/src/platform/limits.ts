import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { say } from '@candor/domain/say';
import { Refusal } from './refusal.ts';

/** How often a thing may happen to one key: `points` in `seconds`. */
export const limitRules = {
  /** Calls of one signed-in person; the preview is asked for at every key stroke. */
  calls: { points: 12_000, seconds: 60 },
  /** Sign-up, sign-in and password reset from one address. */
  'sign-in-address': { points: 100, seconds: 60 },
  /** Challenges for passkeys to one address: each view of the sign-in page asks for one. */
  'passkey-challenges': { points: 300, seconds: 60 },
  /** Failed sign-ins to one account from one network that is not known to it. */
  'sign-in-failures': { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins to one account from one device that is known to it. */
  'sign-in-device': { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins to one account from all that is not known to it: a guess spread over many networks. */
  'sign-in-strangers': { points: 50, seconds: 3600 },
  /** How often the lock-out of an account was lifted; longer than any of the counts that it ends. */
  'sign-in-lifted': { points: 1_000, seconds: 2 * 3600 },
  /** Wrong API keys of one beginning from one network. */
  'api-key-failures': { points: 10, seconds: 15 * 60 },
  /** What programs ask the authorization server from one network. */
  'oauth-calls': { points: 600, seconds: 60 },
  /** Programs that register from one network. */
  'oauth-registrations': { points: 30, seconds: 3600 },
  /** Test events that one person sends to webhooks. */
  'webhook-tests': { points: 30, seconds: 60 },
  /** Reset mails to one address. */
  'reset-mails': { points: 5, seconds: 15 * 60 },
  /** Wrong passwords and codes of somebody who is signed in, or has the right password. */
  'credential-checks': { points: 10, seconds: 15 * 60 },
  /** Wrong codes at the sign-in to one account, from all that is not known to it, by somebody with the right password. */
  'code-strangers': { points: 10, seconds: 15 * 60 },
  /** Mails that ask one person to confirm a new email. */
  'confirmation-mails': { points: 5, seconds: 3600 },
  /** Texts written for one person: the costly calls. */
  writing: { points: 60, seconds: 60 },
  /** Keys for models of their own that one person tries. */
  'own-model-tries': { points: 20, seconds: 3600 },
  /** CVs and adverts analysed for one person: again after each pause in typing. */
  analysing: { points: 120, seconds: 60 },
  /** Imports of one person, and files of theirs that are read back. */
  reading: { points: 60, seconds: 60 },
  /** Links to adverts that the server opens for one person. */
  'advert-links': { points: 20, seconds: 60 },
  /** Exports of all data that one person asks for, and archives they bring in. */
  'data-exports': { points: 20, seconds: 3600 },
  /** Plans chosen, cancelled and paid for by one person. */
  payments: { points: 30, seconds: 60 },
  /** Public pages, and the pictures on them, opened from one network. */
  'public-pages': { points: 600, seconds: 60 },
  /** Wrong passwords of one public page from one network. */
  'page-passwords': { points: 10, seconds: 15 * 60 },
  /** Wrong passwords of one public page, wherever they come from. */
  'page-passwords-everywhere': { points: 100, seconds: 3600 },
  /** Calls of reviewers, and links they try, from one network. */
  'review-calls': { points: 600, seconds: 60 },
  /** What is written by one review link. */
  'review-writes': { points: 40, seconds: 60 },
  /** What reviewers write from one network. */
  'review-writes-network': { points: 60, seconds: 60 },
  /** Names given by one review link. */
  'review-entries': { points: 60, seconds: 3600 },
  /** Wrong passwords of one review link from one network. */
  'review-passwords': { points: 10, seconds: 15 * 60 },
  /** Wrong passwords of one review link, wherever they come from. */
  'review-passwords-everywhere': { points: 100, seconds: 3600 },
  /** Texts written for whoever comes from one address: room for a classroom. */
  'writing-address': { points: 600, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;
export type LimitName = keyof typeof limitRules;

/** Those of failed sign-ins, of which the catalogue's sentence says too little. */
const lockOuts: ReadonlySet<LimitName> = new Set(['sign-in-failures', 'sign-in-device', 'sign-in-strangers']);

export interface Limits {
  /** Counts one and refuses with `too_often` once the points are spent. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Counts one without refusing. */
  note(name: LimitName, key: string): Promise<void>;
  /** How many were counted. */
  count(name: LimitName, key: string): Promise<number>;
  /** Takes one back that was counted. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(name: LimitName, key: string): Promise<void>;
}

function tooOften(name: LimitName, result: RateLimiterRes): Refusal {
  return new Refusal(
    'too_often',
    lockOuts.has(name)
      ? say`Too many failed sign-ins. Wait a while and try again, or reset your password.`
      : undefined,
    undefined,
    Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  );
}

/** Limits enforced by one limiter a rule; without limiters nothing is limited. */
export function limitsOf(limiters: Record<LimitName, RateLimiterAbstract> | null): Limits {
  const counted = async (name: LimitName, key: string): Promise<RateLimiterRes | null> => {
    if (!limiters) return null;
    try {
      await limiters[name].consume(key);
      return null;
    } catch (cause) {
      if (cause instanceof RateLimiterRes) return cause;
      throw cause;
    }
  };
  return {
    async spend(name, key) {
      const over = await counted(name, key);
      if (over) throw tooOften(name, over);
    },
    async note(name, key) {
      await counted(name, key);
    },
    async count(name, key) {
      const result = await limiters?.[name].get(key);
      return result?.consumedPoints ?? 0;
    },
    async giveBack(name, key) {
      await limiters?.[name].reward(key);
    },
    async forget(name, key) {
      await limiters?.[name].delete(key);
    },
  };
}

type LimiterOf = (name: LimitName) => RateLimiterAbstract;

function everyLimiter(limiter: LimiterOf): Record<LimitName, RateLimiterAbstract> {
  return {
    calls: limiter('calls'),
    'sign-in-address': limiter('sign-in-address'),
    'passkey-challenges': limiter('passkey-challenges'),
    'sign-in-failures': limiter('sign-in-failures'),
    'sign-in-device': limiter('sign-in-device'),
    'sign-in-strangers': limiter('sign-in-strangers'),
    'sign-in-lifted': limiter('sign-in-lifted'),
    'api-key-failures': limiter('api-key-failures'),
    'oauth-calls': limiter('oauth-calls'),
    'oauth-registrations': limiter('oauth-registrations'),
    'webhook-tests': limiter('webhook-tests'),
    'reset-mails': limiter('reset-mails'),
    'credential-checks': limiter('credential-checks'),
    'code-strangers': limiter('code-strangers'),
    'confirmation-mails': limiter('confirmation-mails'),
    writing: limiter('writing'),
    'own-model-tries': limiter('own-model-tries'),
    analysing: limiter('analysing'),
    reading: limiter('reading'),
    'advert-links': limiter('advert-links'),
    'data-exports': limiter('data-exports'),
    payments: limiter('payments'),
    'public-pages': limiter('public-pages'),
    'page-passwords': limiter('page-passwords'),
    'page-passwords-everywhere': limiter('page-passwords-everywhere'),
    'review-calls': limiter('review-calls'),
    'review-writes': limiter('review-writes'),
    'review-writes-network': limiter('review-writes-network'),
    'review-entries': limiter('review-entries'),
    'review-passwords': limiter('review-passwords'),
    'review-passwords-everywhere': limiter('review-passwords-everywhere'),
    'writing-address': limiter('writing-address'),
  };
}

const optionsOf = (name: LimitName) => ({
  keyPrefix: name,
  points: limitRules[name].points,
  duration: limitRules[name].seconds,
});

const memoryLimiter: LimiterOf = (name) => new RateLimiterMemory(optionsOf(name));

/** Limits of one instance, in memory. */
export function memoryLimits(): Limits {
  return limitsOf(everyLimiter(memoryLimiter));
}

/** Limits that all instances of a store share. Calls in general are counted by each instance for itself: they are many. */
export function sharedLimits(pool: Pool): Limits {
  const shared: LimiterOf = (name) =>
    new RateLimiterPostgres({
      ...optionsOf(name),
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(optionsOf(name)),
    });
  return limitsOf({ ...everyLimiter(shared), calls: memoryLimiter('calls') });
}
