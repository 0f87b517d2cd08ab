import type { FastifyBaseLogger } from 'fastify';
import type { User } from '@candor/contracts/account';
import type { Endpoint } from '@candor/contracts/endpoint';
import type { ApiScope } from '@candor/contracts/api-keys';
import type { CallCounter } from './call-counter.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Store } from './database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail.ts';
import type { ObjectStore } from './object-store/object-store.ts';
import type { OpenStreams } from './open-streams.ts';
import type { callTurns, Turns } from './turns.ts';
import type { Seals } from './seals.ts';

/** The signed-in person a call is made for. */
export interface Owner {
  id: string;
  email: string;
  name: string;
  role: User['role'];
  plan: User['subscriptionPlan'];
  subscriptionStatus: string;
  preferences: User['preferences'];
  createdAt: Date;
}

export interface Session {
  /** Names the session in the store; never leaves the server. */
  id: string;
  owner: Owner;
  /** What an API key has leave to do; null for somebody who signed in, and may do everything. */
  scopes: readonly ApiScope[] | null;
  /** Which of the tools that act at once its person has switched on, by their ids. Left out: those that the scopes name. */
  tools?: readonly string[];
}

/** Whom a bearer token belongs to; null for a token that is unknown, over or of a stopped account. */
export interface Sessions {
  find(token: string): Promise<Session | null>;
}

/** For whom an API key acts; null for one that is unknown, over or of a stopped account. */
export interface ApiKeys {
  find(secret: string, network: string): Promise<Session | null>;
}

/** What capabilities make for all. Each declares its own, by declaration merging, beside its `defineCapability`. */
export interface Services {}

/** An event as its listeners are given it. */
export interface RecordedEvent {
  id: number;
  ownerId: string;
  kind: string;
  subject: string;
  payload: unknown;
  /** The session in which it was done, where it was in one. */
  sessionId: string | null;
  at: Date;
}

/** Who gets events, once each: a name that stays, as pending work is stored by it. */
export interface Listener {
  name: string;
  kinds: readonly string[];
  /** What is written with `store` is written once, together with the note that the event was handled. */
  handle(call: { platform: Platform; store: Store; event: RecordedEvent }): Promise<void>;
}

/** What every server has, whatever its capabilities. */
export interface Core {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  limits: Limits;
  streams: OpenStreams;
  /** Where files are stored outside the database; null where they are in it. */
  objects: ObjectStore | null;
  /** The calls of one token, and those of them that bring much. */
  turns: Record<keyof typeof callTurns, Turns>;
  jobs: Jobs;
  calls: CallCounter;
  mailer: Mailer;
  seals: Seals;
  /** Where people reach the server, without a slash at the end; links that leave it begin with it. */
  origin: () => string;
  sessions: Sessions;
  apiKeys: ApiKeys;
  listeners: readonly Listener[];
  /** Signs what this server gives out; never leaves it. */
  secret: string;
  /** Aborted when the server begins to stop: ends what would continue for ever. */
  stopping: AbortSignal;
}

/** What the whole server shares; made once at the start. */
export type Platform = Core & Services;

/** What an action knows about the call it answers when nobody has to be signed in. */
export interface PublicContext extends Core, Services {
  /** The caller's address; a forwarded one only behind a trusted proxy. */
  address: string;
  /** What the limits take for the caller: the address, of IPv6 its network. */
  network: string;
  /** The header `User-Agent`, cut to 300 characters; empty where there is none. */
  userAgent: string;
  /** What the header `Authorization` bears; null where nothing is. What it opens an action of nobody's asks itself. */
  bearer: string | null;
  /** The header `Cookie`; empty where there is none. */
  cookies: string;
  /** Sends a cookie along with the answer, as a line of `Set-Cookie`. */
  setCookie(line: string): void;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Says that the call is idle from here, though it stays open: a stream waits. */
  endTurn(): void;
  /** Ends the connection, whatever of an answer is still on its way. */
  hangUp(): void;
  /** The header `Idempotency-Key`, where the caller sent one, with the address it was sent to. */
  requestKey: string | null;
  /** The header `Last-Event-ID`, where a stream is taken up again. */
  lastEventId: number | null;
}

/** What an action knows about the call it answers. */
export interface Context extends PublicContext {
  owner: Owner;
  sessionId: string;
  /** What the person said in the conversation that the call is made in, for words to rest on; no caller from outside sets it. */
  userMessages?: readonly string[];
  /** Whether the session of the call is still valid: asked by calls that last. */
  isStillSignedIn(): Promise<boolean>;
}

/** The context an endpoint's access gives its action. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? PublicContext : Context;
