import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { cvAdverts } from './schema.ts';

export async function insertAdvert(store: Store, row: typeof cvAdverts.$inferInsert): Promise<void> {
  await store.insert(cvAdverts).values(row);
}

/** The advert of a CV, and the CV it is a copy of, unless that is thrown away. */
export async function advertOf(store: Store, userId: string, documentId: string) {
  const source = alias(documents, 'source');
  const { advert, title, company, createdAt } = cvAdverts;
  const [row] = await store
    .select({ text: advert, title, company, createdAt, sourceId: source.id, sourceTitle: source.title })
    .from(cvAdverts)
    .innerJoin(documents, eq(documents.id, cvAdverts.documentId))
    .leftJoin(source, and(eq(source.id, documents.sourceId), isNull(source.trashedAt)))
    .where(and(eq(cvAdverts.userId, userId), eq(cvAdverts.documentId, documentId)));
  return row;
}
