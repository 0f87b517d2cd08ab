import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/**
 * The store, or one transaction of it: queries take either. Inside `transaction` use only what it hands over: the
 * embedded store has one connection, and a query beside an open transaction would wait for it for ever.
 */
export type Store = PgDatabase<PgQueryResultHKT>;

export interface Row {
  [column: string]: unknown;
}

interface Opened {
  store: Store;
  /** Answers, or rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** An open store and what the platform needs to know of it. `folder` is absent for a store in memory. */
export type OpenStore = Opened &
  (
    | {
        kind: 'embedded';
        client: PGlite;
        folder?: string;
        /** Tells, within a second or two, that the store's folder is its own no more: no statement is answered since. */
        whenLost?(act: (reason: string) => void): void;
      }
    | { kind: 'postgres'; pool: Pool; url: string }
  );
