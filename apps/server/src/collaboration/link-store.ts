import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { reviewers, reviewLinks } from './schema.ts';
import type { DocumentRow } from './store.ts';

export type LinkRow = typeof reviewLinks.$inferSelect;
export type ReviewerRow = typeof reviewers.$inferSelect;

/** A link with the document it opens and the name of whose that is. */
export interface OpenedLink {
  link: LinkRow;
  document: DocumentRow;
  ownerName: string;
}

const isLive = (now: Date) =>
  and(
    isNull(reviewLinks.revokedAt),
    or(isNull(reviewLinks.expiresAt), gt(reviewLinks.expiresAt, now)),
    isNull(documents.trashedAt),
    eq(users.isActive, true),
  );

/** What a token opens now: its link is valid, the document is in use and the account active. */
export async function liveLink(store: Store, tokenHash: string, now: Date): Promise<OpenedLink | undefined> {
  const [row] = await store
    .select({ link: reviewLinks, document: documents, ownerName: users.name })
    .from(reviewLinks)
    .innerJoin(documents, eq(documents.id, reviewLinks.documentId))
    .innerJoin(users, eq(users.id, reviewLinks.userId))
    .where(and(eq(reviewLinks.tokenHash, tokenHash), isLive(now)));
  return row;
}

/** Whether somebody who came by a link is blocked. */
export async function hasBlocked(store: Store, linkId: string): Promise<boolean> {
  const found = await store
    .select({ id: reviewers.id })
    .from(reviewers)
    .where(and(eq(reviewers.linkId, linkId), isNotNull(reviewers.blockedAt)))
    .limit(1);
  return found.length > 0;
}

/** Who has a key, while their link is valid and they are not blocked. */
export async function liveReviewer(
  store: Store,
  keyHash: string,
  now: Date,
): Promise<(OpenedLink & { reviewer: ReviewerRow }) | undefined> {
  const [row] = await store
    .select({ reviewer: reviewers, link: reviewLinks, document: documents, ownerName: users.name })
    .from(reviewers)
    .innerJoin(reviewLinks, eq(reviewLinks.id, reviewers.linkId))
    .innerJoin(documents, eq(documents.id, reviewLinks.documentId))
    .innerJoin(users, eq(users.id, reviewLinks.userId))
    .where(and(eq(reviewers.keyHash, keyHash), isNull(reviewers.blockedAt), isLive(now)));
  return row;
}

/** A person's links with their documents, the newest first; of one document where that is named. */
export function linksOf(
  store: Store,
  userId: string,
  documentId?: string,
): Promise<{ link: LinkRow; document: Pick<DocumentRow, 'title' | 'kind'> }[]> {
  return store
    .select({ link: reviewLinks, document: { title: documents.title, kind: documents.kind } })
    .from(reviewLinks)
    .innerJoin(documents, eq(documents.id, reviewLinks.documentId))
    .where(
      and(
        eq(reviewLinks.userId, userId),
        documentId === undefined ? undefined : eq(reviewLinks.documentId, documentId),
      ),
    )
    .orderBy(desc(reviewLinks.createdAt), reviewLinks.id);
}

export async function liveLinkCount(store: Store, userId: string): Promise<number> {
  const [row] = await store
    .select({ count: count() })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.userId, userId), isNull(reviewLinks.revokedAt)));
  return row?.count ?? 0;
}

export async function insertLink(store: Store, link: typeof reviewLinks.$inferInsert): Promise<LinkRow> {
  const [row] = await store.insert(reviewLinks).values(link).returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Ends a person's links, or the one of them that is named; gives the ids of the documents that they opened. */
export async function revokeLinks(store: Store, userId: string, now: Date, id?: string): Promise<string[]> {
  const rows = await store
    .update(reviewLinks)
    .set({ revokedAt: sql`coalesce(${reviewLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(reviewLinks.userId, userId),
        id === undefined ? isNull(reviewLinks.revokedAt) : eq(reviewLinks.id, id),
      ),
    )
    .returning({ documentId: reviewLinks.documentId });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}

/** The people who came by the links of a document, the latest seen first. */
export async function reviewersOf(store: Store, userId: string, documentId: string): Promise<ReviewerRow[]> {
  const rows = await store
    .select({ reviewer: reviewers })
    .from(reviewers)
    .innerJoin(reviewLinks, eq(reviewLinks.id, reviewers.linkId))
    .where(and(eq(reviewers.userId, userId), eq(reviewLinks.documentId, documentId)))
    .orderBy(desc(reviewers.lastSeenAt), reviewers.id);
  return rows.map(({ reviewer }) => reviewer);
}

export async function reviewerCount(store: Store, linkId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(reviewers).where(eq(reviewers.linkId, linkId));
  return row?.count ?? 0;
}

export async function insertReviewer(
  store: Store,
  reviewer: typeof reviewers.$inferInsert,
): Promise<ReviewerRow> {
  const [row] = await store.insert(reviewers).values(reviewer).returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Blocks a reviewer of a document, or lets them in again; false where there is none. */
export async function setBlocked(
  store: Store,
  { userId, documentId, id }: { userId: string; documentId: string; id: string },
  blockedAt: Date | null,
): Promise<boolean> {
  const ofDocument = store
    .select({ id: reviewLinks.id })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.userId, userId), eq(reviewLinks.documentId, documentId)));
  const rows = await store
    .update(reviewers)
    .set({ blockedAt })
    .where(and(eq(reviewers.userId, userId), eq(reviewers.id, id), inArray(reviewers.linkId, ofDocument)))
    .returning({ id: reviewers.id });
  return rows.length > 0;
}

/** Notes that somebody came by a link, unless that was noted since `before`. */
export async function noteUse(
  store: Store,
  { link, reviewer }: { link: LinkRow; reviewer: ReviewerRow },
  now: Date,
  before: Date,
): Promise<void> {
  const isOld = or(isNull(reviewLinks.lastUsedAt), lt(reviewLinks.lastUsedAt, before));
  await store
    .update(reviewLinks)
    .set({ lastUsedAt: now })
    .where(and(eq(reviewLinks.id, link.id), isOld));
  await store
    .update(reviewers)
    .set({ lastSeenAt: now })
    .where(and(eq(reviewers.id, reviewer.id), lt(reviewers.lastSeenAt, before)));
}
