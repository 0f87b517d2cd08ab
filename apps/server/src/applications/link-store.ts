import { and, desc, eq, isNull } from 'drizzle-orm';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { applicationLinks } from './schema.ts';
import type { Of } from './part-store.ts';

/** The documents made for a job that are not in the trash, the last changed first. */
export async function linkedDocuments(store: Store, { userId, id }: Of) {
  const { title, kind, updatedAt } = documents;
  const rows = await store
    .select({ id: documents.id, kind, title, updatedAt })
    .from(applicationLinks)
    .innerJoin(documents, eq(documents.id, applicationLinks.documentId))
    .where(
      and(
        eq(applicationLinks.userId, userId),
        eq(applicationLinks.applicationId, id),
        eq(documents.userId, userId),
        isNull(documents.trashedAt),
      ),
    )
    .orderBy(desc(updatedAt), documents.id);
  return rows.map((row) => ({ ...row, kind: documentKindSchema.parse(row.kind) }));
}

/** The job that a document is for; undefined where it is for none. */
export async function applicationIdOf(
  store: Store,
  userId: string,
  documentId: string,
): Promise<string | undefined> {
  const [row] = await store
    .select({ id: applicationLinks.applicationId })
    .from(applicationLinks)
    .where(and(eq(applicationLinks.userId, userId), eq(applicationLinks.documentId, documentId)));
  return row?.id;
}

export async function isOwnDocument(store: Store, userId: string, documentId: string): Promise<boolean> {
  const rows = await store
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, documentId), isNull(documents.trashedAt)));
  return rows.length > 0;
}

/** Makes a document one of a job, and of no other. */
export async function putLink(store: Store, row: typeof applicationLinks.$inferInsert): Promise<void> {
  const { applicationId, linkedAt } = row;
  await store
    .insert(applicationLinks)
    .values(row)
    .onConflictDoUpdate({ target: applicationLinks.documentId, set: { applicationId, linkedAt } });
}

/** Whether it was there. */
export async function removeLink(store: Store, of: Of & { documentId: string }): Promise<boolean> {
  const gone = await store
    .delete(applicationLinks)
    .where(
      and(
        eq(applicationLinks.userId, of.userId),
        eq(applicationLinks.applicationId, of.id),
        eq(applicationLinks.documentId, of.documentId),
      ),
    )
    .returning({ id: applicationLinks.documentId });
  return gone.length > 0;
}
