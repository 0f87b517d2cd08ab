import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Anchor } from '@candor/domain/collaboration';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { reviewComments, reviewThreads } from './schema.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type ThreadRow = typeof reviewThreads.$inferSelect;
export type CommentRow = typeof reviewComments.$inferSelect;
export type NewThread = Pick<
  ThreadRow,
  'userId' | 'documentId' | 'isOwner' | 'author' | 'reviewerId' | 'anchor' | 'replacement'
>;
export type NewComment = Pick<
  CommentRow,
  'userId' | 'threadId' | 'isOwner' | 'author' | 'reviewerId' | 'body'
>;

/** A person's document of any kind outside the trash. */
export async function documentOf(store: Store, userId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await store
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.trashedAt)));
  return row;
}

const isOf = (userId: string, documentId: string) =>
  and(eq(reviewThreads.userId, userId), eq(reviewThreads.documentId, documentId));

/** The threads of a document, oldest first. */
export function threadsOf(store: Store, userId: string, documentId: string): Promise<ThreadRow[]> {
  return store
    .select()
    .from(reviewThreads)
    .where(isOf(userId, documentId))
    .orderBy(asc(reviewThreads.createdAt), asc(reviewThreads.id));
}

/** The comments in the threads of a document, oldest first. */
export async function commentsOf(store: Store, userId: string, documentId: string): Promise<CommentRow[]> {
  const rows = await store
    .select({ comment: reviewComments })
    .from(reviewComments)
    .innerJoin(reviewThreads, eq(reviewThreads.id, reviewComments.threadId))
    .where(isOf(userId, documentId))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));
  return rows.map(({ comment }) => comment);
}

export async function threadById(
  store: Store,
  userId: string,
  documentId: string,
  id: string,
): Promise<ThreadRow | undefined> {
  const [row] = await store
    .select()
    .from(reviewThreads)
    .where(and(isOf(userId, documentId), eq(reviewThreads.id, id)));
  return row;
}

export async function threadCount(store: Store, userId: string, documentId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(reviewThreads).where(isOf(userId, documentId));
  return row?.count ?? 0;
}

/** Whether a thread of a document waits for an answer. */
export async function hasOpenThread(store: Store, userId: string, documentId: string): Promise<boolean> {
  const [row] = await store
    .select({ id: reviewThreads.id })
    .from(reviewThreads)
    .where(and(isOf(userId, documentId), eq(reviewThreads.state, 'open')))
    .limit(1);
  return row !== undefined;
}

export async function commentCount(store: Store, userId: string, threadId: string): Promise<number> {
  const [row] = await store
    .select({ count: count() })
    .from(reviewComments)
    .where(and(eq(reviewComments.userId, userId), eq(reviewComments.threadId, threadId)));
  return row?.count ?? 0;
}

export async function insertThread(store: Store, thread: NewThread): Promise<ThreadRow> {
  const [row] = await store.insert(reviewThreads).values(thread).returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

export async function insertComment(store: Store, comment: NewComment): Promise<void> {
  await store.insert(reviewComments).values(comment);
}

export async function updateThread(
  store: Store,
  { userId, id }: Pick<ThreadRow, 'userId' | 'id'>,
  change: Partial<Pick<ThreadRow, 'state' | 'acceptedVersion'>> & { anchor?: Anchor },
): Promise<void> {
  await store
    .update(reviewThreads)
    .set(change)
    .where(and(eq(reviewThreads.userId, userId), eq(reviewThreads.id, id)));
}

export async function deleteThread(store: Store, userId: string, id: string): Promise<void> {
  await store.delete(reviewThreads).where(and(eq(reviewThreads.userId, userId), eq(reviewThreads.id, id)));
}

export async function deleteComment(store: Store, userId: string, id: string): Promise<void> {
  await store.delete(reviewComments).where(and(eq(reviewComments.userId, userId), eq(reviewComments.id, id)));
}
