import type { FailedEvent } from '@candor/contracts/errors';
import type { BodyInputOf, Endpoint, EventOf, QueryInputOf, ReplyOf } from '@candor/contracts/endpoint';

/** Where an endpoint is, typed by its contract. The contract is imported as a type only: its schemas stay out of the bundle. */
export interface Route<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly contract?: E;
}

/** The route of a contract: `route<typeof login>('POST', '/api/login')`. Other words than the contract's do not compile. */
export function route<E extends Endpoint>(method: E['method'], path: E['path']): Route<E> {
  return { method, path };
}

/** What a call needs beyond the route: only what the contract names. */
export type InputOf<E extends Endpoint> = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
} & (E['params'] extends object ? { params: Record<string, string> } : unknown) &
  (E['query'] extends object ? { query?: QueryInputOf<E> } : unknown) &
  (E['body'] extends object ? { body: BodyInputOf<E> } : unknown);

/** What a stream tells while all goes well. */
export type StreamEvent<E extends Endpoint> = Exclude<EventOf<E>, FailedEvent>;

export type { ReplyOf };
