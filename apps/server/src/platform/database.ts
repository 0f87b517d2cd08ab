import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The store, or one transaction of it: acts and queries take either. */
export type Store = PgDatabase<PgQueryResultHKT>;
