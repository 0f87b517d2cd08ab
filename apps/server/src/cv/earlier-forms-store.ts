import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { CvAim, CvDocument, CvDraft } from '@candor/domain/cv';
import type { FactsReport } from '@candor/domain/writing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { documentDrafts, documents, documentVersions } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { settings } from '../platform/schema.ts';

/*
 * Earlier releases stored the whole form that a CV was written from beside it, and what was typed since as a draft.
 */

const DONE = 'typed-words-with-their-lines';
const AT_ONCE = 100;

export async function isDone(store: Store): Promise<boolean> {
  return (await store.select().from(settings).where(eq(settings.name, DONE))).length > 0;
}

export async function markDone(store: Store): Promise<void> {
  await store.insert(settings).values({ name: DONE, value: '1' }).onConflictDoNothing();
}

const isWholeForm = (request: PgColumn): SQL => sql`${request} ? 'personalInfo'`;

/** A CV, or a version of one, as an earlier release stored it. */
interface Earlier {
  document: CvDocument;
  facts: FactsReport | null;
  request: CvDraft;
}

/** CVs with a whole form beside them, behind one of them. */
export async function cvsWithForms(
  store: Store,
  after: string,
): Promise<(Earlier & { id: string; version: number })[]> {
  const { id, version, document, facts, request, kind } = documents;
  const rows = await store
    .select({ id, version, document, facts, request })
    .from(documents)
    .where(and(gt(id, after), eq(kind, 'cv'), isWholeForm(request)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
  // Its kind and its form say so.
  return rows as (Earlier & { id: string; version: number })[];
}

interface Now {
  facts: FactsReport | null;
  request: CvAim;
}

/** Keeps what was typed with the lines of a CV, unless it was saved meanwhile: then it is found again. */
export async function putCv(store: Store, id: string, version: number, now: Now): Promise<void> {
  await store
    .update(documents)
    .set({ ...now, generated: null })
    .where(and(eq(documents.id, id), eq(documents.version, version)));
}

type EarlierVersion = Earlier & { documentId: string; version: number };

/** Versions of CVs with a whole form beside them. */
export async function versionsWithForms(store: Store): Promise<EarlierVersion[]> {
  const { documentId, version, document, facts, request } = documentVersions;
  const rows = await store
    .select({ documentId, version, document, facts, request })
    .from(documentVersions)
    .where(isWholeForm(request))
    .limit(AT_ONCE);
  return rows as EarlierVersion[];
}

export async function putVersion(
  store: Store,
  { documentId, version }: EarlierVersion,
  now: Now,
): Promise<void> {
  await store
    .update(documentVersions)
    .set(now)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.version, version)));
}

/** Forms that were kept beside written CVs, of one person or of all. */
export async function draftsBesideCvs(
  store: Store,
  ownerId?: string,
): Promise<{ userId: string; id: string; form: CvDraft | null }[]> {
  const { userId, kind, key, form } = documentDrafts;
  const rows = await store
    .select({ userId, id: key, form })
    .from(documentDrafts)
    .where(and(eq(kind, 'cv'), ne(key, 'new'), ownerId === undefined ? undefined : eq(userId, ownerId)))
    .limit(AT_ONCE);
  return rows as { userId: string; id: string; form: CvDraft | null }[];
}

export async function deleteDraftBeside(store: Store, userId: string, id: string): Promise<void> {
  const { kind, key } = documentDrafts;
  await store
    .delete(documentDrafts)
    .where(and(eq(documentDrafts.userId, userId), eq(kind, 'cv'), eq(key, id)));
}
