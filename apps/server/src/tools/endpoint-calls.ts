import type { z } from 'zod';
import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '@candor/contracts/endpoint';
import type { ApiScope } from '@candor/domain/account';
import type { Binding } from '../platform/bind.ts';
import { requireScope } from '../platform/call-context.ts';
import type { Context, Session } from '../platform/context.ts';
import { parseInput } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import { resultOf } from '../platform/send-events.ts';

/** An endpoint that answers with JSON, or with nothing. */
type Answering = Endpoint & { reply: { kind: 'json' | 'json-or-events' | 'empty' }; access: 'signed-in' };

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

export function endpointCalls({ bindings, ctx, session }: Caller): EndpointCalls {
  async function answerOf(endpoint: Answering, given: Parts) {
    const binding = bindings.find((one) => one.endpoint === endpoint);
    if (!binding) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
    requireScope(session, endpoint);
    const input = {
      params: endpoint.params && parseParams(endpoint.params, given.params),
      query: endpoint.query && parseInput(endpoint.query, given.query ?? {}),
      body: endpoint.body && parseInput(endpoint.body, given.body),
    };
    const made = binding.action({ ctx, input });
    const { reply } = endpoint;
    if (reply.kind === 'empty') return void (await made);
    // An action of this kind gives events; its type is lost where all bindings share one.
    const events = made as AsyncIterable<unknown>;
    return reply.schema.parse(reply.kind === 'json' ? await made : await resultOf(events, ctx.signal));
  }
  return {
    // `Given` holds each caller to the schemas; the reply is what the endpoint's own has parsed.
    ask: (endpoint, given) => answerOf(endpoint, given as Parts) as never,
    may: (scope) => session.scopes === null || session.scopes.includes(scope),
  };
}
