import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import type { DocumentKind } from '../kind.ts';
import { documents } from '../schema.ts';
import { isOf } from './document-store.ts';
import type { KindTypes } from '../types.ts';

const hasLabels = sql`cardinality(${documents.labels}) > 0`;

/** The labels of each document of a person that has any; outside the trash, or everywhere. */
export function labelled<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  where: 'outside-trash' | 'everywhere' = 'outside-trash',
) {
  const isIn = where === 'everywhere' ? undefined : isNull(documents.trashedAt);
  return store
    .select({ id: documents.id, labels: documents.labels })
    .from(documents)
    .where(and(isOf(kind, userId), hasLabels, isIn))
    .orderBy(documents.createdAt, documents.id);
}

/** Labels a document, in the trash too. */
export async function setLabels(store: Store, userId: string, id: string, labels: string[]): Promise<void> {
  await store
    .update(documents)
    .set({ labels })
    .where(and(eq(documents.userId, userId), eq(documents.id, id)));
}

/** A document that is deleted for good. */
export interface Purged {
  id: string;
  kind: string;
}

/** Deletes what the condition says of a person's trash; all else of theirs goes with it. */
async function purge(store: Store, userId: string, which: ReturnType<typeof and>): Promise<Purged[]> {
  return store
    .delete(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.trashedAt), which))
    .returning({ id: documents.id, kind: documents.kind });
}

/** Deletes one document of the trash, or all of a kind. */
export function purgeTrashed<T extends KindTypes>(
  store: Store,
  { rules }: DocumentKind<T>,
  userId: string,
  id?: string,
): Promise<Purged[]> {
  const isIt = id === undefined ? undefined : eq(documents.id, id);
  return purge(store, userId, and(eq(documents.kind, rules.kind), isIt));
}

/** Deletes what a person moved to the trash before a moment, whatever its kind. */
export function purgeTrashedBefore(store: Store, userId: string, before: Date): Promise<Purged[]> {
  return purge(store, userId, lt(documents.trashedAt, before));
}

/** Some people who threw something away before a moment. */
export async function peopleWithTrashBefore(store: Store, before: Date, most: number): Promise<string[]> {
  const rows = await store
    .selectDistinct({ userId: documents.userId })
    .from(documents)
    .where(lt(documents.trashedAt, before))
    .limit(most);
  return rows.map(({ userId }) => userId);
}
