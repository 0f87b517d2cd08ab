import { and, eq, lt } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import type { DocumentKind } from '../kind.ts';
import { documentKeys, documents } from '../schema.ts';
import type { KindTypes, Row } from '../types.ts';
import { isOf, rowOf } from './document-store.ts';

/** The document that a call of this key made, in the trash too. */
export async function documentOfKey<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  key: string,
): Promise<Row<T> | undefined> {
  const [row] = await store
    .select({ document: documents })
    .from(documentKeys)
    .innerJoin(documents, eq(documents.id, documentKeys.documentId))
    .where(and(eq(documentKeys.userId, userId), eq(documentKeys.key, key), isOf(kind, userId)));
  return row && rowOf(row.document);
}

export async function insertKey(
  store: Store,
  row: { userId: string; key: string; documentId: string },
): Promise<void> {
  await store.insert(documentKeys).values(row);
}

export async function deleteOldKeys(store: Store, before: Date): Promise<void> {
  await store.delete(documentKeys).where(lt(documentKeys.createdAt, before));
}
