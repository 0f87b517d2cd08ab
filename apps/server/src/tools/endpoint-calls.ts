import type { z } from 'zod';
import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '@candor/contracts/endpoint';
import type { ApiScope } from '@candor/domain/account';
import type { Binding } from '../platform/bind.ts';
import { requireScope } from '../platform/call-context.ts';
import type { Context, Session } from '../platform/context.ts';
import { parseInput } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import { resultOf } from '../platform/send-events.ts';
import type { FileAnswer } from '../platform/send-file.ts';

/** An endpoint that answers with JSON, or with nothing. */
type Answering = Endpoint & { reply: { kind: 'json' | 'json-or-events' | 'empty' }; access: 'signed-in' };

/** An endpoint that answers with a file. */
type Giving = Endpoint & { reply: { kind: 'file' }; access: 'signed-in' };

type Given<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Record<keyof z.infer<E['params']>, string> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: QueryInputOf<E> } : unknown) &
  (E['body'] extends z.ZodType ? { body: BodyInputOf<E> } : unknown);

/** Endpoints called from within the server, as a program calls them from without: by the same scopes, schemas and actions. */
export interface EndpointCalls {
  ask<const E extends Answering>(endpoint: E, given: Given<E>): Promise<ReplyOf<E>>;
  may(scope: ApiScope): boolean;
}

/** The same of endpoints that answer with files: their bytes. */
export interface FileCalls {
  file<const E extends Giving>(endpoint: E, given: Given<E>): Promise<Uint8Array>;
}

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

interface Caller {
  bindings: readonly Binding[];
  ctx: Context;
  session: Session;
}

/** An id that is none names nothing. */
function parseParams(schema: z.ZodObject, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new Refusal('not_found');
  return parsed.data;
}

export function endpointCalls({ bindings, ctx, session }: Caller): EndpointCalls & FileCalls {
  /** What the action of an endpoint gives, not waited for. */
  function begun(endpoint: Answering | Giving, given: Parts): unknown {
    const binding = bindings.find((one) => one.endpoint === endpoint);
    if (!binding) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
    requireScope(session, endpoint);
    const input = {
      params: endpoint.params && parseParams(endpoint.params, given.params),
      query: endpoint.query && parseInput(endpoint.query, given.query ?? {}),
      body: endpoint.body && parseInput(endpoint.body, given.body),
    };
    return binding.action({ ctx, input });
  }

  async function answerOf(endpoint: Answering, given: Parts) {
    const made = begun(endpoint, given);
    const { reply } = endpoint;
    if (reply.kind === 'empty') return void (await made);
    // An action of this kind gives events; its type is lost where all bindings share one.
    const events = made as AsyncIterable<unknown>;
    return reply.schema.parse(reply.kind === 'json' ? await made : await resultOf(events, ctx.signal));
  }
  async function fileOf(endpoint: Giving, given: Parts) {
    // An action of this kind gives a file; its type is lost where all bindings share one.
    const file = (await begun(endpoint, given)) as FileAnswer;
    if (!('bytes' in file)) throw new Error(`${endpoint.path} gives its file in pieces`);
    return typeof file.bytes === 'function' ? file.bytes() : file.bytes;
  }

  return {
    // `Given` holds each caller to the schemas; the reply is what the endpoint's own has parsed.
    ask: (endpoint, given) => answerOf(endpoint, given as Parts) as never,
    file: (endpoint, given) => fileOf(endpoint, given as Parts),
    may: (scope) => session.scopes === null || session.scopes.includes(scope),
  };
}
