import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { BodyOf, Endpoint, EventOf, ParamsOf, QueryOf } from '@candor/contracts/endpoint';
import { refusalOf } from './answer-error.ts';
import { callContext, requireSession, takeTurn } from './call-context.ts';
import type { ContextOf, Platform, PublicContext, Session } from './context.ts';
import { allowOrigin, answerPreflight } from './cross-origin.ts';
import type { StreamOf } from './open-streams.ts';
import { parseInput } from './parse-input.ts';
import { acceptBytesOnly, receiveSigned, type SignedMessage } from './receive-signed.ts';
import { acceptFormsOnly, receiveFiles, type UploadedFile } from './receive-files.ts';
import { resultOf, sendEvents } from './send-events.ts';
import { sendFile, type FileAnswer } from './send-file.ts';

export type { FileAnswer } from './send-file.ts';

/** Greatest body of an endpoint that names none, in bytes. */
const BODY_LIMIT = 64 * 1024;

export interface Call<E extends Endpoint> {
  ctx: ContextOf<E>;
  input: {
    params: ParamsOf<E>;
    query: QueryOf<E>;
    body: BodyOf<E>;
    files: FilesOf<E>;
    signed: SignedOf<E>;
  };
}

/** Where an endpoint takes a signed message: its bytes and the signature beside them, neither of them checked. */
type SignedOf<E extends Endpoint> = E['signature'] extends string ? SignedMessage : undefined;

/** Where an endpoint takes files: begins to take them, so that an action may refuse before they arrive. */
type FilesOf<E extends Endpoint> = E['upload'] extends object ? () => Promise<UploadedFile[]> : undefined;

/** What an action of a `stream` endpoint gives: one answer, or events without end. Only one of the two is asked for. */
export interface Stream<Answer, Event> {
  json(): Promise<Answer>;
  events(): AsyncIterable<Event>;
}

/**
 * What an endpoint is bound to. JSON endpoints return what the reply schema takes (unnamed fields do not leave);
 * file endpoints a `FileAnswer`; empty ones nothing; `json-or-events` ones are async generators of their events, the
 * last being `{kind: 'done', result}` (`result` is the JSON answer). Refusals are thrown, before or between events.
 */
export type Action<E extends Endpoint> = (
  call: Call<E>,
) => E['reply'] extends { kind: 'json-or-events' }
  ? AsyncIterable<EventOf<E>>
  : E['reply'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? Promise<z.input<S>>
    : E['reply'] extends { kind: 'stream'; schema: infer S extends z.ZodType }
      ? Stream<z.input<S>, EventOf<E>>
      : E['reply'] extends { kind: 'file' }
        ? Promise<FileAnswer>
        : Promise<void>;

/** An endpoint and the action that answers it. */
export interface Binding {
  endpoint: Endpoint;
  action: (call: { ctx: unknown; input: unknown }) => unknown;
}

/** Joins an endpoint and its action; a mismatch of their types is a compile error here. */
export function answers<const E extends Endpoint>(endpoint: E, action: Action<E>): Binding {
  // One cast for all endpoints: the call is made from E's schemas and for E's access.
  return { endpoint, action: action as Binding['action'] };
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    /** Every endpoint that is bound, for the API page and the table test. */
    boundEndpoints: Endpoint[];
  }
  interface FastifyRequest {
    session: Session | null;
    /** Ends the caller's turn before the answer ends. */
    endTurn: () => void;
  }
}

/** A field that a schema does not name is refused too. */
const strict = <Schema extends z.ZodType>(schema: Schema) =>
  schema instanceof z.ZodObject ? schema.strict() : schema;

/** The endpoint as programs have it: a field that is misspelt is no field that is left out. */
function forPrograms(endpoint: Endpoint): Pick<Endpoint, 'query' | 'body'> {
  const { query, body } = endpoint;
  return { ...(query && { query: query.strict() }), ...(body && { body: strict(body) }) };
}

function inputOf(
  endpoint: Endpoint,
  { query, body }: Pick<Endpoint, 'query' | 'body'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { upload, bodyLimit = BODY_LIMIT } = endpoint;
  return {
    files: upload && (() => receiveFiles(request, reply, { upload, bodyLimit })),
    signed: endpoint.signature && receiveSigned(request, endpoint.signature),
    params: endpoint.params && parseInput(endpoint.params, request.params),
    query: query && parseInput(query, request.query),
    body: body && parseInput(body, request.body),
  };
}

/** Whom a stream without end is counted for. */
function whoseStream({ session }: FastifyRequest, { bearer, network }: PublicContext): StreamOf {
  if (session) return { person: session.owner.id, network };
  return bearer === null ? { network } : { key: bearer, network };
}

/** Sends what an action gave, kept to what the endpoint's reply names. */
function answer(
  endpoint: Endpoint,
  given: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: PublicContext,
) {
  const { reply: promised } = endpoint;
  const json = (value: unknown) =>
    reply
      .code(promised.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify('schema' in promised ? promised.schema.parse(value) : null));
  switch (promised.kind) {
    case 'json':
      return json(given);
    case 'json-or-events': {
      // Action<E> gives events for this kind; the type is lost where all endpoints share this function.
      const events = given as AsyncIterable<unknown>;
      if (!request.headers.accept?.includes('text/event-stream'))
        return resultOf(events, ctx.signal).then(json);
      const toRefusal = (error: unknown) => refusalOf(error, request.log);
      return sendEvents(reply, events, { schema: promised.events, refusalOf: toRefusal });
    }
    case 'stream': {
      const stream = given as Stream<unknown, unknown>;
      if (!request.headers.accept?.includes('text/event-stream')) return stream.json().then(json);
      reply.raw.once('close', ctx.streams.enter(whoseStream(request, ctx), ctx.hangUp));
      const toRefusal = (error: unknown) => refusalOf(error, request.log);
      return sendEvents(reply, stream.events(), { schema: promised.events, refusalOf: toRefusal });
    }
    case 'file':
      return sendFile(request, reply, given as FileAnswer);
    case 'empty':
      return reply.code(204).send();
    default:
      return promised satisfies never;
  }
}

/** Answers an endpoint by an action: checks access, validates the input, keeps the reply to its schema. */
export function bind(app: FastifyInstance, { endpoint, action }: Binding): void {
  const { platform } = app;
  const strictly = forPrograms(endpoint);
  app.boundEndpoints.push(endpoint);
  answerPreflight(app, endpoint);
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    onRequest: async (request, reply) => {
      allowOrigin(endpoint, request, reply);
      reply.header('cache-control', 'no-store');
      if (endpoint.clearsCache) reply.header('clear-site-data', '"cache"');
      await takeTurn(platform, endpoint.reply.kind === 'stream', request, reply);
      await requireSession(platform, endpoint, request);
    },
    handler: async (request, reply) => {
      const ctx = callContext(platform, request, reply);
      const isProgram = request.session !== null && request.session.scopes !== null;
      const input = inputOf(endpoint, isProgram ? strictly : endpoint, request, reply);
      const given = await action({ ctx, input });
      return answer(endpoint, given, request, reply, ctx);
    },
  };
  if (!endpoint.upload && !endpoint.signature) {
    app.route(route);
    return;
  }
  app.register(async (scope) => {
    if (endpoint.upload) await acceptFormsOnly(scope);
    else acceptBytesOnly(scope);
    scope.route(route);
  });
}
