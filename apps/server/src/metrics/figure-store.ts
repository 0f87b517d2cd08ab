import { gte, lt, max, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DayFigure } from '@candor/contracts/metrics';
import type { Store } from '../platform/database.ts';
import { serverFigures } from './schema.ts';

export type ServerFigure = Omit<typeof serverFigures.$inferInsert, 'at' | 'server'>;

/** Writes what a server did since these ten minutes began, in the place of what it wrote of them before. */
export async function writeFigure(
  store: Store,
  { at, server, ...figure }: ServerFigure & { at: Date; server: string },
): Promise<void> {
  await store
    .insert(serverFigures)
    .values({ at, server, ...figure })
    .onConflictDoUpdate({ target: [serverFigures.at, serverFigures.server], set: figure });
}

export async function deleteFigures(store: Store, before: Date): Promise<void> {
  await store.delete(serverFigures).where(lt(serverFigures.at, before));
}

const whole = (value: SQL) => sql<number>`${value}::int`;
const added = (column: PgColumn) => whole(sum(column));
const most = (column: PgColumn) => whole(max(column));

/** Of all servers together, in order; ten minutes of which nothing was written are missing. */
export async function figuresSince(store: Store, since: Date): Promise<DayFigure[]> {
  const rows = await store
    .select({
      at: serverFigures.at,
      servers: sql<number>`count(*)::int`,
      requests: added(serverFigures.requests),
      errors: added(serverFigures.errors),
      modelCalls: added(serverFigures.modelCalls),
      modelFailures: added(serverFigures.modelFailures),
      mails: added(serverFigures.mails),
      mailFailures: added(serverFigures.mailFailures),
      jobsWaiting: most(serverFigures.jobsWaiting),
      memoryMb: added(serverFigures.memoryMb),
    })
    .from(serverFigures)
    .where(gte(serverFigures.at, since))
    .groupBy(serverFigures.at)
    .orderBy(serverFigures.at);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
