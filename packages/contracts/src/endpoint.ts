import type { z } from 'zod';
import type { ApiScope } from '@candor/domain/account';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: anyone, a signed-in person, or an administrator. Everything not public refuses without a session. */
export type Access = 'public' | 'signed-in' | 'admin';

/** What an endpoint answers on success: JSON of a schema, the bytes of a file, or nothing. */
export type Reply =
  | { kind: 'json'; status: 200 | 201; schema: z.ZodType }
  /** `events` is the schema of each server-sent event, given when the caller accepts `text/event-stream`. */
  | { kind: 'json-or-events'; status: 200; schema: z.ZodType; events: z.ZodType }
  /** A stream of server-sent events until the caller leaves; `schema` is the answer to who asks for JSON. */
  | { kind: 'stream'; status: 200; schema: z.ZodType; events: z.ZodType }
  | { kind: 'file'; status: 200; types: readonly string[] }
  | { kind: 'empty'; status: 204 };

/** What files an endpoint takes. `bodyLimit` bounds them together. */
export interface Upload {
  /** The field of the form that holds a file; it may stand several times. */
  field: string;
  files: number;
  fileBytes: number;
}

/** One call of the product: the server binds it to an action, the browser is typed by it, OpenAPI is printed from it. */
export interface Endpoint {
  method: Method;
  /** Fastify's form: `/api/cv/:id`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** What an API key must have leave to do. Where left out, no key opens it: it takes a person who signed in. */
  scope?: ApiScope;
  /** Origins beside our own whose pages may call it from a browser: a fixed list. Default: none. */
  origins?: readonly string[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Files instead of a body, as `multipart/form-data`. */
  upload?: Upload;
  /** Instead of a body: bytes as they came, which the header of this name signs. The action checks the signature. */
  signature?: string;
  /** Greatest body, in bytes. Default 64 KiB. */
  bodyLimit?: number;
  reply: Reply;
  /** The browser deletes its cached answers. */
  clearsCache?: true;
  /** Refusals beyond those every endpoint may give (see `statusesOf`). */
  errors: readonly ErrorCode[];
  /** A valid input, shown in the API page and used by the table test. Ids in it belong to nobody. */
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    files?: readonly { name: string; text: string }[];
  };
}

/** Keeps the literal types of an endpoint, so that server and browser infer its parts. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.infer<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.infer<E['query']> : undefined;
/** The body after validation, as an action receives it. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.infer<E['body']> : undefined;
/** The body as the browser sends it, defaults left out. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryInputOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ReplyOf<E extends Endpoint> = E['reply'] extends { schema: infer S extends z.ZodType }
  ? z.infer<S>
  : undefined;
export type EventOf<E extends Endpoint> = E['reply'] extends { events: infer S extends z.ZodType }
  ? z.infer<S>
  : never;

/** All refusals an endpoint may answer with: its own and those that come with its access and inputs. */
export function errorCodesOf(e: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...e.errors, 'too_often', 'internal', 'unavailable']);
  if (e.access !== 'public') codes.add('unauthenticated');
  if (e.access === 'admin') codes.add('forbidden');
  if (e.access !== 'public') codes.add('out_of_scope');
  if (e.params || e.query || e.body || e.upload) codes.add('invalid');
  if (e.body || e.upload) codes.add('too_large').add('unsupported_type');
  return [...codes];
}
