import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { cvs, drafts } from './schema.ts';

/** The labels of each CV of a person that has any, outside the trash. */
export function labelledCvs(store: Store, userId: string) {
  return store
    .select({ id: cvs.id, labels: cvs.labels })
    .from(cvs)
    .where(and(eq(cvs.userId, userId), isNull(cvs.trashedAt), sql`cardinality(${cvs.labels}) > 0`))
    .orderBy(cvs.createdAt, cvs.id);
}

/** The same for a change, those in the trash too, held until the transaction ends. */
export function heldLabels(store: Store, userId: string) {
  return store
    .select({ id: cvs.id, labels: cvs.labels })
    .from(cvs)
    .where(and(eq(cvs.userId, userId), sql`cardinality(${cvs.labels}) > 0`))
    .orderBy(cvs.id)
    .for('update');
}

export async function setLabels(store: Store, userId: string, id: string, labels: string[]): Promise<void> {
  await store
    .update(cvs)
    .set({ labels })
    .where(and(eq(cvs.userId, userId), eq(cvs.id, id)));
}

/** Deletes CVs for good, with their drafts; all else of theirs goes with them. */
async function deleteRows(store: Store, gone: { id: string; userId: string }[]): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const owners = gone.map(({ userId }) => userId);
  await store.delete(drafts).where(and(inArray(drafts.userId, owners), inArray(drafts.key, ids)));
}

/** Deletes one CV of the trash, or all; gives how many. */
export function deleteTrashed(store: Store, userId: string, id?: string): Promise<number> {
  return store.transaction(async (tx) => {
    const gone = await tx
      .delete(cvs)
      .where(
        and(eq(cvs.userId, userId), isNotNull(cvs.trashedAt), id === undefined ? undefined : eq(cvs.id, id)),
      )
      .returning({ id: cvs.id, userId: cvs.userId });
    await deleteRows(tx, gone);
    return gone.length;
  });
}

/** At most so many at once, so that no one waits for a long transaction. */
const BATCH = 500;

/** Deletes what was thrown away before a moment, whoever's it is. */
export async function deleteTrashedBefore(store: Store, before: Date): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    count = await store.transaction(async (tx) => {
      const old = tx.select({ id: cvs.id }).from(cvs).where(lt(cvs.trashedAt, before)).limit(BATCH);
      const gone = await tx
        .delete(cvs)
        .where(and(inArray(cvs.id, old), lt(cvs.trashedAt, before)))
        .returning({ id: cvs.id, userId: cvs.userId });
      await deleteRows(tx, gone);
      return gone.length;
    });
  }
}
