import { t } from '@lingui/core/macro';
import type { Endpoint } from '@candor/contracts/endpoint';
import type { ErrorReply, FailedEvent } from '@candor/contracts/errors';
import { placed } from './base-path.ts';
import { CallError } from './call-error.ts';
import { storedToken, tokenRefused } from './token.ts';
import type { InputOf, ReplyOf, Route, StreamEvent } from './route.ts';

interface Asked {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  /** Files, instead of a body. */
  form?: FormData;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
}

function addressOf(path: string, { params, query }: Asked): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const address = placed(filled);
  return given.length === 0
    ? address
    : `${address}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}

/** A refusal as an error. Ends the session where the server says that it is over. */
function refusedBy(status: number, { code, error, details }: ErrorReply, token: string | null): CallError {
  if (code === 'unauthenticated' && token) void tokenRefused(token);
  return new CallError(status, code, error, details);
}

/** The refusal in an answer that is no success. */
export function refusalIn(status: number, text: string, token: string | null): CallError {
  let reply: ErrorReply;
  try {
    reply = JSON.parse(text);
  } catch {
    reply = { code: 'internal', error: text };
  }
  return refusedBy(status, reply, token);
}

/** An event of a stream: what an action tells. Throws where the event says that the action was refused or failed. */
export function streamEventOf<E extends Endpoint>(data: string, token: string | null): StreamEvent<E> {
  // The server keeps its events to the contract's schema.
  const event = JSON.parse(data) as StreamEvent<E> | FailedEvent;
  if (isFailed(event)) throw refusedBy(event.status, event, token);
  return event;
}

const isFailed = (event: unknown): event is FailedEvent =>
  typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'failed';

/** Sends a request; gives the answer where it is a success. Throws a `CallError` otherwise, and where none came. */
export async function send(route: { method: string; path: string }, asked: Asked): Promise<Response> {
  const token = storedToken();
  let answer: Response;
  try {
    answer = await fetch(addressOf(route.path, asked), {
      method: route.method,
      credentials: 'include',
      headers: {
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        // same in every language
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...asked.headers,
      },
      ...(asked.form ? { body: asked.form } : {}),
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      ...(asked.signal ? { signal: asked.signal } : {}),
      ...(asked.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    throw new CallError(0, 'offline', t`Unable to connect to the server. Please try again.`);
  }
  if (answer.ok) return answer;
  throw refusalIn(answer.status, (await answer.text()) || answer.statusText, token);
}

/** Calls an endpoint whose reply is JSON, or nothing. */
export async function call<E extends Endpoint>(route: Route<E>, input: InputOf<E>): Promise<ReplyOf<E>> {
  const answer = await send(route, input);
  // The server keeps its replies to the contract's schema; the empty ones have no body to read.
  return (answer.status === 204 ? undefined : await answer.json()) as ReplyOf<E>;
}

/** Calls an endpoint that takes one file and answers with JSON. */
export async function callWithFile<E extends Endpoint>(
  route: Route<E>,
  { file, ...input }: InputOf<E> & { file: File; signal: AbortSignal },
): Promise<ReplyOf<E>> {
  const form = new FormData();
  form.append('file', file, file.name);
  const answer = await send(route, { ...input, form });
  // The server keeps its replies to the contract's schema.
  return (await answer.json()) as ReplyOf<E>;
}

export interface ReceivedFile {
  blob: Blob;
  name: string;
}

/** Calls an endpoint whose reply is a file; gives it with the name the server chose. */
export async function callFile<E extends Endpoint>(
  route: Route<E>,
  input: InputOf<E>,
): Promise<ReceivedFile> {
  const answer = await send(route, input);
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  // same in every language
  return { blob: await answer.blob(), name: name ? decodeURIComponent(name) : 'CV' };
}
