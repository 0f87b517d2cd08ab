import type { FastifyBaseLogger } from 'fastify';
import type { PlanName } from '@candor/domain/billing';
import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type { LetterCall, LetterWriter } from '@candor/domain/letters';
import type { Writer } from '@candor/domain/writing';
import type { Endpoint } from '@candor/contracts/endpoint';

import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Store } from './database.ts';
import type { Renderer } from '@candor/render';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Reader } from './reader.ts';

/** The signed-in person a call is made for. */
export interface Owner {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  plan: PlanName;
  subscriptionStatus: string;
  createdAt: Date;
}

export interface Session {
  /** Names the session in the store; never leaves the server. */
  id: string;
  owner: Owner;
}

/** Whom a bearer token belongs to; null for a token that is unknown, over or of a stopped account. */
export interface Sessions {
  find(token: string): Promise<Session | null>;
}

/** Says the sentences of a text in other ways. */
export interface Rewriter {
  improve(
    text: string,
    type: ImprovementType,
    keywords: string,
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
}

/** What the whole server shares; made once at the start. */
export interface Platform {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  limits: Limits;
  jobs: Jobs;
  sessions: Sessions;
  renderer: Renderer;
  reader: Reader;
  writer: Writer;
  letterWriter: LetterWriter;
  rewriter: Rewriter;
}

/** What an act knows about the call it answers when nobody has to be signed in. */
export interface PublicContext extends Platform {
  /** The caller's address; a forwarded one only behind a trusted proxy. */
  address: string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** The header `Idempotency-Key`, where the caller sent one, with the address it was sent to. */
  requestKey: string | null;
}

/** What an act knows about the call it answers. */
export interface Context extends PublicContext {
  owner: Owner;
  sessionId: string;
}

/** The context an endpoint's access gives its act. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? PublicContext : Context;
