import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { FailedEvent } from '@candor/contracts/errors';
import { errorReplyOf } from './answer-error.ts';
import { Refusal } from './refusal.ts';

/** Proxies drop a connection that is silent for about a minute. */
const HEARTBEAT_MS = 15_000;

/** The last event of a stream, whose `result` is the JSON answer of the same endpoint. */
function isDone(event: unknown): event is { kind: 'done'; result: unknown } {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'done';
}

/** Runs an action's events to their end and returns the result of the last. */
export async function resultOf(events: AsyncIterable<unknown>, signal: AbortSignal): Promise<unknown> {
  for await (const event of events) {
    if (isDone(event)) return event.result;
    if (signal.aborted) break;
  }
  // Nobody is there to read it: an action that stops because its caller has gone is no error.
  if (signal.aborted) throw new Refusal('unavailable');
  throw new Error('an action ended without a done event');
}

function frame(schema: z.ZodType, event: unknown): string {
  const kind =
    typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'message';
  // By its number a caller that comes back says how far it had come.
  const id = typeof event === 'object' && event !== null && 'id' in event ? `id: ${String(event.id)}\n` : '';
  return `${id}event: ${kind}\ndata: ${JSON.stringify(schema.parse(event))}\n\n`;
}

async function within<T>(promise: Promise<T>, durationMs: number): Promise<T | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), durationMs);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function* framesOf(
  first: IteratorResult<unknown>,
  rest: AsyncIterator<unknown>,
  options: { schema: z.ZodType; refusalOf: (error: unknown) => Refusal },
): AsyncGenerator<string> {
  let current = first;
  try {
    while (!current.done) {
      yield frame(options.schema, current.value);
      const next = rest.next();
      let arrived = await within(next, HEARTBEAT_MS);
      while (arrived === 'silent') {
        yield ': still here\n\n';
        arrived = await within(next, HEARTBEAT_MS);
      }
      current = arrived;
    }
  } catch (error) {
    const refusal = options.refusalOf(error);
    const { status } = refusal;
    yield frame(options.schema, { kind: 'failed', ...errorReplyOf(refusal), status } satisfies FailedEvent);
  } finally {
    await rest.return?.();
  }
}

/**
 * Streams an action's events. What the action refuses before its first event is an ordinary refusal; later ones are the
 * event `failed`. A slow reader slows the action; one that goes ends it.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  options: { schema: z.ZodType; refusalOf: (error: unknown) => Refusal },
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(framesOf(first, iterator, options), { objectMode: true, highWaterMark: 1 }));
}
