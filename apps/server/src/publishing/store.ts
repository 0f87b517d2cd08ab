import { and, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { preferencesFrom, type Preferences } from '@candor/domain/settings';
import { users } from '../account/schema.ts';
import type { CvRow } from '../cv/index.ts';
import { rowOf } from '../documents/index.ts';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { pageViews, publicPages } from './schema.ts';

export type PublicPageRow = typeof publicPages.$inferSelect;
type PublicPageContent = Omit<PublicPageRow, 'id' | 'userId' | 'documentId' | 'publishedAt' | 'createdAt'>;

/** The page of one of a person's documents. */
export async function pageOf(
  store: Store,
  userId: string,
  documentId: string,
): Promise<PublicPageRow | undefined> {
  const [row] = await store
    .select()
    .from(publicPages)
    .where(and(eq(publicPages.userId, userId), eq(publicPages.documentId, documentId)));
  return row;
}

/** Stores the page of a document whose owner is known to be this person. Throws where another has the address. */
export async function putPage(
  store: Store,
  { userId, documentId }: Pick<PublicPageRow, 'userId' | 'documentId'>,
  content: PublicPageContent,
): Promise<PublicPageRow> {
  const set = { ...content, publishedAt: sql`now()` };
  const [row] = await store
    .insert(publicPages)
    .values({ ...set, userId, documentId })
    .onConflictDoUpdate({
      target: publicPages.documentId,
      set,
      setWhere: eq(publicPages.userId, userId),
    })
    .returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Whether a write failed because another page has its address. */
export function isAddressTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTaken = 'code' in error && error.code === '23505' && 'constraint' in error;
  return (isTaken && error.constraint === 'public_pages_slug_unique') || isAddressTaken(error.cause);
}

/** The documents that a person had published by a moment. */
export async function documentsPublishedBy(store: Store, userId: string, moment: Date): Promise<string[]> {
  const rows = await store
    .select({ id: publicPages.documentId })
    .from(publicPages)
    .where(and(eq(publicPages.userId, userId), lte(publicPages.publishedAt, moment)));
  return rows.map(({ id }) => id);
}

/** Documents whose page had its last day before this one and still count as public, with their owners. */
export async function documentsExpiredBefore(
  store: Store,
  day: string,
): Promise<{ id: string; userId: string }[]> {
  return store
    .select({ id: publicPages.documentId, userId: publicPages.userId })
    .from(publicPages)
    .innerJoin(documents, eq(documents.id, publicPages.documentId))
    .where(and(lt(publicPages.expiresOn, day), eq(documents.isPublic, true)));
}

/** A page as visitors reach it: by its address alone. */
export interface ReachablePage {
  page: PublicPageRow;
  cv: CvRow;
  preferences: Preferences;
}

/** The page of an address whose document is published, in use, and of an active account. */
export async function reachablePage(store: Store, slug: string): Promise<ReachablePage | undefined> {
  const [row] = await store
    .select({ page: publicPages, document: documents, preferences: users.preferences })
    .from(publicPages)
    .innerJoin(documents, eq(documents.id, publicPages.documentId))
    .innerJoin(users, eq(users.id, publicPages.userId))
    .where(
      and(
        eq(publicPages.slug, slug),
        eq(documents.isPublic, true),
        isNull(documents.trashedAt),
        isNull(documents.archivedAt),
        eq(users.isActive, true),
      ),
    );
  if (!row) return undefined;
  return { page: row.page, cv: rowOf(row.document), preferences: preferencesFrom(row.preferences) };
}

/** Counts one visit of a day. */
export async function addView(
  store: Store,
  { id, userId }: Pick<PublicPageRow, 'id' | 'userId'>,
  day: string,
): Promise<void> {
  await store
    .insert(pageViews)
    .values({ pageId: id, userId, day, count: 1 })
    .onConflictDoUpdate({
      target: [pageViews.pageId, pageViews.day],
      set: { count: sql`${pageViews.count} + 1` },
    });
}

/** What was counted of one of a person's pages from a day on, and of all days. */
export async function viewsOf(
  store: Store,
  { id, userId }: Pick<PublicPageRow, 'id' | 'userId'>,
  from: string,
): Promise<{ days: { day: string; count: number }[]; total: number }> {
  const isOfPage = and(eq(pageViews.pageId, id), eq(pageViews.userId, userId));
  const days = await store
    .select({ day: pageViews.day, count: pageViews.count })
    .from(pageViews)
    .where(and(isOfPage, gte(pageViews.day, from)));
  const [all] = await store
    .select({ total: sql<number>`coalesce(sum(${pageViews.count}), 0)::int` })
    .from(pageViews)
    .where(isOfPage);
  return { days, total: all?.total ?? 0 };
}
