import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { letterKeys, letters } from './schema.ts';

export type LetterRow = typeof letters.$inferSelect;

/** What of a letter a write may set. */
export type LetterContent = Pick<
  LetterRow,
  | 'title'
  | 'letterType'
  | 'jobTitle'
  | 'companyName'
  | 'template'
  | 'generatedLetter'
  | 'document'
  | 'request'
  | 'facts'
  | 'cvId'
>;

const cardColumns = {
  id: letters.id,
  title: letters.title,
  letterType: letters.letterType,
  jobTitle: letters.jobTitle,
  companyName: letters.companyName,
  template: letters.template,
  version: letters.version,
  cvId: letters.cvId,
  createdAt: letters.createdAt,
  updatedAt: letters.updatedAt,
};

/** One person's cards, newest first. */
export function letterCardsOf(store: Store, userId: string) {
  return store
    .select(cardColumns)
    .from(letters)
    .where(eq(letters.userId, userId))
    .orderBy(desc(letters.createdAt), letters.id);
}

export type LetterCardRow = Awaited<ReturnType<typeof letterCardsOf>>[number];

export async function letterById(store: Store, userId: string, id: string): Promise<LetterRow | undefined> {
  const [row] = await store
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.id, id)));
  return row;
}

export async function letterCount(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(letters).where(eq(letters.userId, userId));
  return row?.count ?? 0;
}

export async function insertLetter(store: Store, userId: string, content: LetterContent): Promise<LetterRow> {
  const [row] = await store
    .insert(letters)
    .values({ ...content, userId })
    .returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Writes over the version that was read, in one statement; undefined where another is stored by now, or none. */
export async function updateLetter(
  store: Store,
  userId: string,
  at: { id: string; version: number },
  content: Partial<LetterContent>,
): Promise<LetterRow | undefined> {
  const [row] = await store
    .update(letters)
    .set({ ...content, version: sql`${letters.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(letters.userId, userId), eq(letters.id, at.id), eq(letters.version, at.version)))
    .returning();
  return row;
}

/** False where the person has none of this id. */
export async function deleteLetterRow(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(letters)
    .where(and(eq(letters.userId, userId), eq(letters.id, id)))
    .returning({ id: letters.id });
  return gone.length === 1;
}

/** The letter that the writing of this key made. */
export async function letterOfKey(store: Store, userId: string, key: string): Promise<LetterRow | undefined> {
  const [row] = await store
    .select({ letter: letters })
    .from(letterKeys)
    .innerJoin(letters, eq(letters.id, letterKeys.letterId))
    .where(and(eq(letterKeys.userId, userId), eq(letterKeys.key, key), eq(letters.userId, userId)));
  return row?.letter;
}

/** Remembers a key; false where another writing of the same key came first. */
export async function keepLetterKey(
  store: Store,
  userId: string,
  key: string,
  letterId: string,
): Promise<boolean> {
  const kept = await store
    .insert(letterKeys)
    .values({ userId, key, letterId })
    .onConflictDoNothing()
    .returning({ key: letterKeys.key });
  return kept.length === 1;
}

export async function deleteOldLetterKeys(store: Store, before: Date): Promise<void> {
  await store.delete(letterKeys).where(lt(letterKeys.createdAt, before));
}
