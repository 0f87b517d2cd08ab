import { and, eq, isNull, ne } from 'drizzle-orm';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';

/** The other languages of a CV, outside the trash. */
export function variantsOf(store: Store, userId: string, group: string, id: string) {
  const { title, language, variantGroup, trashedAt, createdAt } = documents;
  return store
    .select({ id: documents.id, title, language })
    .from(documents)
    .where(
      and(eq(documents.userId, userId), eq(variantGroup, group), ne(documents.id, id), isNull(trashedAt)),
    )
    .orderBy(createdAt, documents.id);
}
