import { t } from '@lingui/core/macro';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Endpoint } from '@candor/contracts/endpoint';
import { CallError } from './call-error.ts';
import { send, streamEventOf } from './call.ts';
import type { InputOf, Route, StreamEvent } from './route.ts';
import { storedToken } from './token.ts';

/**
 * Calls an endpoint for its server-sent events. Throws a `CallError` where it refuses, before or while it
 * tells, or the connection is lost.
 */
export async function* callEvents<E extends Endpoint>(
  route: Route<E>,
  input: InputOf<E>,
): AsyncGenerator<StreamEvent<E>> {
  const token = storedToken();
  const answer = await send(route, { ...input, headers: { ...input.headers, accept: 'text/event-stream' } });
  if (!answer.body) return;
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { value, done } = await events.read().catch((error: unknown) => {
      if (input.signal?.aborted) throw error;
      throw new CallError(0, 'offline', t`The connection was lost. Nothing you typed has been lost.`);
    });
    if (done) return;
    yield streamEventOf<E>(value.data, token);
  }
}
