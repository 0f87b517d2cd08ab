import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import type { RequestKeys } from '../platform/make-once.ts';
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
> &
  Partial<Pick<LetterRow, 'generated' | 'proposal'>>;

const cardColumns = {
  id: letters.id,
  title: letters.title,
  letterType: letters.letterType,
  jobTitle: letters.jobTitle,
  companyName: letters.companyName,
  template: letters.template,
  version: letters.version,
  cvId: letters.cvId,
  trashedAt: letters.trashedAt,
  createdAt: letters.createdAt,
  updatedAt: letters.updatedAt,
};

/** Where a letter stands: in use, or thrown away. */
export type LetterPlace = 'active' | 'trash';

const standsIn = (place: LetterPlace) =>
  place === 'trash' ? isNotNull(letters.trashedAt) : isNull(letters.trashedAt);

/** One person's cards of a place, newest first. */
export function letterCardsOf(store: Store, userId: string, place: LetterPlace) {
  return store
    .select(cardColumns)
    .from(letters)
    .where(and(eq(letters.userId, userId), standsIn(place)))
    .orderBy(desc(letters.createdAt), letters.id);
}

export type LetterCardRow = Awaited<ReturnType<typeof letterCardsOf>>[number];

/** A letter that is not in the trash. */
export async function letterById(store: Store, userId: string, id: string): Promise<LetterRow | undefined> {
  const [row] = await store
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.id, id), standsIn('active')));
  return row;
}

/** How many letters a person keeps, those in the trash too. */
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
    .where(
      and(
        eq(letters.userId, userId),
        eq(letters.id, at.id),
        eq(letters.version, at.version),
        standsIn('active'),
      ),
    )
    .returning();
  return row;
}

/** Throws a letter away or takes it back; its version stays. Undefined where the person has none in the other place. */
export async function placeLetter(
  store: Store,
  userId: string,
  id: string,
  trashedAt: Date | null,
): Promise<LetterRow | undefined> {
  const from = standsIn(trashedAt === null ? 'trash' : 'active');
  const [row] = await store
    .update(letters)
    .set({ trashedAt })
    .where(and(eq(letters.userId, userId), eq(letters.id, id), from))
    .returning();
  return row;
}

/** Deletes one letter of the trash, or all, with all that is theirs; gives how many. */
export async function deleteTrashedLetters(store: Store, userId: string, id?: string): Promise<number> {
  const isIt = id === undefined ? undefined : eq(letters.id, id);
  const gone = await store
    .delete(letters)
    .where(and(eq(letters.userId, userId), standsIn('trash'), isIt))
    .returning({ id: letters.id });
  return gone.length;
}

/** At most so many at once, so that no one waits for a long statement. */
const BATCH = 500;

/** Deletes what was thrown away before a moment, whoever's it is. */
export async function deleteLettersTrashedBefore(store: Store, before: Date): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    const old = store
      .select({ id: letters.id })
      .from(letters)
      .where(lt(letters.trashedAt, before))
      .limit(BATCH);
    const gone = await store
      .delete(letters)
      .where(and(inArray(letters.id, old), lt(letters.trashedAt, before)))
      .returning({ id: letters.id });
    count = gone.length;
  }
}

/** The letter that a call of this key made, in the trash too. */
async function letterOfKey(store: Store, userId: string, key: string): Promise<LetterRow | undefined> {
  const [row] = await store
    .select({ letter: letters })
    .from(letterKeys)
    .innerJoin(letters, eq(letters.id, letterKeys.letterId))
    .where(and(eq(letterKeys.userId, userId), eq(letterKeys.key, key), eq(letters.userId, userId)));
  return row?.letter;
}

async function keepLetterKey(store: Store, userId: string, key: string, letterId: string): Promise<boolean> {
  const kept = await store
    .insert(letterKeys)
    .values({ userId, key, letterId })
    .onConflictDoNothing()
    .returning({ key: letterKeys.key });
  return kept.length === 1;
}

/** Request keys of the calls that make letters. */
export const keysOfLetters: RequestKeys<LetterRow> = { find: letterOfKey, keep: keepLetterKey };

export async function deleteOldLetterKeys(store: Store, before: Date): Promise<void> {
  await store.delete(letterKeys).where(lt(letterKeys.createdAt, before));
}

/** Keeps what was generated again for the person to choose from, or forgets it: the letter stays as it is. */
export async function proposeLetter(
  store: Store,
  userId: string,
  id: string,
  proposal: LetterRow['proposal'],
): Promise<LetterRow | undefined> {
  const [row] = await store
    .update(letters)
    .set({ proposal })
    .where(and(eq(letters.userId, userId), eq(letters.id, id), standsIn('active')))
    .returning();
  return row;
}
