import type { z } from 'zod';

/** How many calls a source allows in a span of time that ends now. */
export interface CallLimit {
  most: number;
  seconds: number;
}

/** A service that answers questions about adverts over HTTP. */
export interface Source {
  /** Names it in the store; stays. */
  id: string;
  limits: readonly CallLimit[];
  /** The longest answer that is read. Default: a megabyte. */
  mostBytes?: number;
  /** Cut out of whatever it answers, should it echo them. */
  secrets: readonly string[];
  /** Where a question is asked. It may hold keys: it is handed to `fetch` and to nothing else. */
  addressOf(asked: Asked): URL;
}

/** What is asked, without keys. Two that are equal have one answer. */
export interface Asked {
  path: string;
  query: Readonly<Record<string, string>>;
}

export interface Question<T> extends Asked {
  /** The answer in our own form; null where it is none that the source gives to such a question. */
  read(body: unknown): T | null;
  /** Our own form, as it is stored. */
  schema: z.ZodType<T>;
  /** For how long an answer is as good as a new one. */
  freshMs: number;
  /** For how long an answer is shown where there is no newer one. */
  keptMs: number;
}

export interface SourceAnswer<T> {
  value: T;
  fetchedAt: Date;
  /** False: the last good answer, as the source gives no newer one. */
  isCurrent: boolean;
}
