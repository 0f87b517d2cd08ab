import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorCode, ErrorReply } from '@candor/contracts/errors';
import { Refusal } from './refusal.ts';

/** What the framework refuses before an act is reached, by its status. */
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

/** Any thrown value as a refusal. What nobody foresaw is logged under a number, and only the number leaves. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  const code = codeOfStatus[statusOf(error) ?? 500];
  if (code === 'invalid') return new Refusal('invalid', 'This request could not be read.');
  if (code) return new Refusal(code);
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
