import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { CvDocument, CvDraft } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import { deleteDraftRow } from './draft-store.ts';
import { cvs, generationKeys } from './schema.ts';

export type CvRow = typeof cvs.$inferSelect;

/** What of a CV a write may set; everything else follows from it. */
export type CvContent = Pick<
  CvRow,
  'title' | 'document' | 'generatedCv' | 'template' | 'isBrandFree' | 'facts'
> & {
  request?: CvDraft | null;
};

function columnsOf(content: Partial<CvContent>) {
  return { ...content, ...(content.document && namesOf(content.document)) };
}

/** The named columns of the spec, which are read out of the document. */
function namesOf({ basics, summary }: CvDocument) {
  return {
    summary,
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    location: basics.location,
    jobTitle: basics.headline,
  };
}

function prepareCards(store: Store) {
  return store
    .select({
      id: cvs.id,
      title: cvs.title,
      jobTitle: cvs.jobTitle,
      template: cvs.template,
      version: cvs.version,
      createdAt: cvs.createdAt,
      updatedAt: cvs.updatedAt,
    })
    .from(cvs)
    .where(eq(cvs.userId, sql.placeholder('userId')))
    .orderBy(desc(cvs.createdAt), cvs.id)
    .prepare('my_cvs');
}

// My Documents is what is asked for most: its SQL is made once a store.
const preparedCards = new WeakMap<Store, ReturnType<typeof prepareCards>>();

/** One person's cards, newest first. */
export function cardsOf(store: Store, userId: string) {
  let prepared = preparedCards.get(store);
  if (!prepared) {
    prepared = prepareCards(store);
    preparedCards.set(store, prepared);
  }
  return prepared.execute({ userId });
}

export async function cvById(store: Store, userId: string, id: string): Promise<CvRow | undefined> {
  const [row] = await store
    .select()
    .from(cvs)
    .where(and(eq(cvs.userId, userId), eq(cvs.id, id)));
  return row;
}

export async function insertCv(store: Store, userId: string, content: CvContent): Promise<CvRow> {
  const [row] = await store
    .insert(cvs)
    .values({ ...content, ...namesOf(content.document), userId })
    .returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Writes over the version that was read, in one statement; undefined where another is stored by now, or none. */
export async function updateCv(
  store: Store,
  userId: string,
  at: { id: string; version: number },
  content: Partial<CvContent>,
): Promise<CvRow | undefined> {
  const [row] = await store
    .update(cvs)
    .set({ ...columnsOf(content), version: sql`${cvs.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(cvs.userId, userId), eq(cvs.id, at.id), eq(cvs.version, at.version)))
    .returning();
  return row;
}

/** Deletes a CV with its draft; false where the person has none of this id. */
export function deleteCvRow(store: Store, userId: string, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const gone = await tx
      .delete(cvs)
      .where(and(eq(cvs.userId, userId), eq(cvs.id, id)))
      .returning({ id: cvs.id });
    await deleteDraftRow(tx, userId, id);
    return gone.length === 1;
  });
}

/** The CV that the generation of this key made. */
export async function cvOfKey(store: Store, userId: string, key: string): Promise<CvRow | undefined> {
  const [row] = await store
    .select({ cv: cvs })
    .from(generationKeys)
    .innerJoin(cvs, eq(cvs.id, generationKeys.cvId))
    .where(and(eq(generationKeys.userId, userId), eq(generationKeys.key, key), eq(cvs.userId, userId)));
  return row?.cv;
}

/** Remembers a key; false where another generation of the same key came first. */
export async function keepKey(store: Store, userId: string, key: string, cvId: string): Promise<boolean> {
  const kept = await store
    .insert(generationKeys)
    .values({ userId, key, cvId })
    .onConflictDoNothing()
    .returning({ key: generationKeys.key });
  return kept.length === 1;
}

export async function deleteOldKeys(store: Store, before: Date): Promise<void> {
  await store.delete(generationKeys).where(lt(generationKeys.createdAt, before));
}
