import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorCode, ErrorReply } from '@candor/contracts/errors';
import { say } from '@candor/domain/say';
import { PoolError, RefusedWork } from '@candor/pool';
import { fieldRefusal, Refusal } from './refusal.ts';

/** What the framework refuses before an action is reached, by its status. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid',
  // Only the file server says so, of folders: what is not shown is not there.
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  // An id longer than any of ours.
  414: 'not_found',
  415: 'unsupported_type',
  431: 'too_large',
  503: 'unavailable',
};

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : undefined;
}

const BUSY_SECONDS = 5;

/** What a pool would not do, for the person to read; undefined where the error is ours. */
function refusalOfPoolError({ kind }: PoolError): Refusal | undefined {
  switch (kind) {
    case 'too-much':
      return new Refusal('too_large', say`This text is too long. Please shorten it.`);
    case 'full':
      return new Refusal('unavailable', undefined, undefined, BUSY_SECONDS);
    case 'superseded':
      return new Refusal('superseded');
    case 'cancelled':
    case 'closed':
      return new Refusal('unavailable');
    case 'failed':
    case 'unknown-job':
    case 'died':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** How Node and PostgreSQL name that the store cannot be reached, shuts down, starts, or takes no more connections. */
const STORE_IS_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08001',
  '08003',
  '08006',
]);

const STORE_BROKE_OFF =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .* not queryable)/;

/** Whether an error, or what caused it, has one of these codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || hasCode(error.cause, codes);
}

function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasCode(error, STORE_IS_AWAY)) return true;
  // The pool gives these no code.
  if (STORE_BROKE_OFF.test(error.message)) return true;
  return isStoreAway(error.cause);
}

/** How Node and PostgreSQL name a disk without room. */
const DISK_IS_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

const diskFull = () =>
  say`There is no space left on the server, so this could not be saved. Please try again later.`;
const DISK_FULL_SECONDS = 60;

/** Any thrown value as a refusal. What nobody foresaw is logged under a number, and only the number leaves. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof RefusedWork) {
    if (error.cause) log.warn({ err: error.cause, path: error.path }, 'work ended without a result');
    return error.path === ''
      ? new Refusal('invalid', error.message)
      : fieldRefusal(error.path, error.message);
  }
  const refused = error instanceof PoolError ? refusalOfPoolError(error) : undefined;
  if (refused) return refused;
  const code = codeOfStatus[statusOf(error) ?? 500];
  if (code === 'invalid') return new Refusal('invalid', say`This request could not be read.`);
  if (code) return new Refusal(code);
  if (isStoreAway(error)) {
    log.error({ err: error }, 'the store cannot be reached');
    return new Refusal('unavailable', undefined, undefined, BUSY_SECONDS);
  }
  if (hasCode(error, DISK_IS_FULL)) {
    log.error({ err: error }, 'there is no space left on the disk');
    return new Refusal('unavailable', diskFull(), undefined, DISK_FULL_SECONDS);
  }
  const reference = randomUUID().slice(0, 8);
  log.error({ err: error, reference }, 'unforeseen error');
  return new Refusal('internal', undefined, { reference });
}

export function errorReplyOf(refusal: Refusal): ErrorReply {
  return {
    error: refusal.message,
    code: refusal.code,
    ...(refusal.details && { details: refusal.details }),
  };
}

export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorReplyOf(refusal)));
}

/** The one hook that turns errors into answers. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerRefusal(reply, refusalOf(error, request.log)));
}
