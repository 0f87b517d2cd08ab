import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { dataExports } from './schema.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function exportOf(store: Store, userId: string): Promise<ExportRow | undefined> {
  const [row] = await store.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row;
}

/** Begins an export in the place of the last; undefined while one is being made that began after `stuckBefore`. */
export async function beginExport(
  store: Store,
  { userId, id, now, stuckBefore }: { userId: string; id: string; now: Date; stuckBefore: Date },
): Promise<ExportRow | undefined> {
  return store.transaction(async (tx) => {
    const fresh = {
      id,
      state: 'making' as const,
      done: 0,
      total: 0,
      size: 0,
      createdAt: now,
      expiresAt: null,
    };
    const isFree = or(ne(dataExports.state, 'making'), lt(dataExports.createdAt, stuckBefore));
    await tx.delete(dataExports).where(and(eq(dataExports.userId, userId), isFree));
    const [row] = await tx
      .insert(dataExports)
      .values({ userId, ...fresh })
      .onConflictDoNothing()
      .returning();
    return row;
  });
}

/** Says how far an export is; false where another took its place. */
export async function setExport(
  store: Store,
  id: string,
  set: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'size' | 'expiresAt'>>,
): Promise<boolean> {
  const rows = await store
    .update(dataExports)
    .set(set)
    .where(eq(dataExports.id, id))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Deletes exports that are over. */
export async function deleteExpiredExports(store: Store, now: Date): Promise<void> {
  await store.delete(dataExports).where(lt(dataExports.expiresAt, now));
}

/** Which of these exports there are. */
export async function knownExports(store: Store, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = await store
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.id, [...ids]));
  return new Set(known.map(({ id }) => id));
}
