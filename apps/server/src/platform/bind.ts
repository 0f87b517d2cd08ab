import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, Endpoint, EventOf, ParamsOf, QueryOf } from '@candor/contracts/endpoint';
import type { ContextOf, Platform } from './context.ts';

/** A file an act answers with. `bytes` is asked for only where the caller does not hold `etag` already. */
export interface FileAnswer {
  bytes: Uint8Array | (() => Promise<Uint8Array>);
  /** One of the endpoint's types. */
  type: string;
  /** The name it is saved under, any characters; cleaned for the header. */
  name: string;
  etag?: string;
}

export interface Call<E extends Endpoint> {
  ctx: ContextOf<E>;
  input: { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> };
}

/**
 * What an endpoint is bound to. JSON endpoints return what the reply schema takes (unnamed fields do not leave);
 * file endpoints a `FileAnswer`; empty ones nothing; `json-or-events` ones are async generators of their events, the
 * last being `{kind: 'done', result}` (`result` is the JSON answer). Refusals are thrown, before or between events.
 */
export type Act<E extends Endpoint> = (
  call: Call<E>,
) => E['reply'] extends { kind: 'json-or-events' }
  ? AsyncIterable<EventOf<E>>
  : E['reply'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? Promise<z.input<S>>
    : E['reply'] extends { kind: 'file' }
      ? Promise<FileAnswer>
      : Promise<void>;

/** A capability's `routes.ts` exports one: it binds the capability's endpoints. */
export type Routes = (app: FastifyInstance) => void;

/** Answers an endpoint by an act: checks access, validates the input, keeps the reply to its schema. */
export function bind<const E extends Endpoint>(app: FastifyInstance, endpoint: E, act: Act<E>): void {
  app.platform.log.debug({ path: endpoint.path, act: act.name }, 'bound');
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}
