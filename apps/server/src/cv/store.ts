import { and, arrayContains, count, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { CvDesignInput, CvDocument, CvDraft, ProfileLink } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import type { RequestKeys } from '../platform/make-once.ts';
import { rowsOfPlanned } from '../platform/planned-statement.ts';
import { cvs, generationKeys } from './schema.ts';

export type CvRow = typeof cvs.$inferSelect;

/** What of a CV a write may set; everything else follows from it. */
export type CvContent = Pick<
  CvRow,
  'title' | 'document' | 'generatedCv' | 'template' | 'layoutRelease' | 'isBrandFree' | 'facts'
> & {
  design?: CvDesignInput;
  request?: CvDraft | null;
  generated?: CvRow['generated'];
  proposal?: CvRow['proposal'];
  profileLink?: ProfileLink | null;
  language?: string;
  labels?: string[];
  variantGroup?: string | null;
};

/** Where a CV stands: in use, put away, or thrown away. */
export type Place = 'active' | 'archived' | 'trash';

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

function columnsOf(content: Partial<CvContent>) {
  return { ...content, ...(content.document && namesOf(content.document)) };
}

const cardColumns = {
  id: cvs.id,
  title: cvs.title,
  jobTitle: cvs.jobTitle,
  template: cvs.template,
  version: cvs.version,
  language: cvs.language,
  variantGroup: cvs.variantGroup,
  labels: cvs.labels,
  archivedAt: cvs.archivedAt,
  trashedAt: cvs.trashedAt,
  followsProfile: sql<boolean>`${cvs.profileLink} is not null`,
  createdAt: cvs.createdAt,
  updatedAt: cvs.updatedAt,
};

function standsIn(place: Place) {
  if (place === 'trash') return isNotNull(cvs.trashedAt);
  return and(isNull(cvs.trashedAt), place === 'active' ? isNull(cvs.archivedAt) : isNotNull(cvs.archivedAt));
}

/** A card as a row, its moments still in the words of JSON. */
type StoredCard = {
  [Name in keyof CardRow]: CardRow[Name] extends Date | null
    ? string | Extract<CardRow[Name], null>
    : CardRow[Name];
};

const cardParts = Object.entries(cardColumns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);

/** All cards as one text: to take ten rows apart, field by field, costs a third more than the store needs to join them. */
const cardsAsJson = sql<string>`coalesce(json_agg(json_build_object(${sql.join(cardParts, sql`, `)})
  order by ${cvs.createdAt} desc, ${cvs.id}), '[]')::text`.as('cards');

function prepareCards(store: Store) {
  return store
    .select({ cards: cardsAsJson })
    .from(cvs)
    .where(and(eq(cvs.userId, sql.placeholder('userId')), standsIn('active')))
    .prepare('my_cvs');
}

// My Documents is what is asked for most: its SQL is made once a store.
const preparedCards = new WeakMap<Store, ReturnType<typeof prepareCards>>();

/** One person's cards in use, newest first. */
export async function cardsOf(store: Store, userId: string): Promise<CardRow[]> {
  let prepared = preparedCards.get(store);
  if (!prepared) {
    prepared = prepareCards(store);
    preparedCards.set(store, prepared);
  }
  const { sql: words } = prepared.getQuery();
  const planned = await rowsOfPlanned<{ cards: string }>(store, { name: 'my_cvs', words, id: userId });
  const [row] = planned ?? (await prepared.execute({ userId }));
  // Our own columns, by our own names.
  const stored = JSON.parse(row?.cards ?? '[]') as StoredCard[];
  return stored.map((card) => ({
    ...card,
    archivedAt: card.archivedAt === null ? null : new Date(card.archivedAt),
    trashedAt: card.trashedAt === null ? null : new Date(card.trashedAt),
    createdAt: new Date(card.createdAt),
    updatedAt: new Date(card.updatedAt),
  }));
}

export type CardRow = Pick<
  CvRow,
  | 'id'
  | 'title'
  | 'jobTitle'
  | 'template'
  | 'version'
  | 'language'
  | 'variantGroup'
  | 'labels'
  | 'archivedAt'
  | 'trashedAt'
  | 'createdAt'
  | 'updatedAt'
> & { followsProfile: boolean };

/** One person's cards of a place, of one label where it is given, newest first. */
export function cardsIn(
  store: Store,
  userId: string,
  place: Place,
  label: string | undefined,
): Promise<CardRow[]> {
  const labelled = label === undefined ? undefined : arrayContains(cvs.labels, [label]);
  return store
    .select(cardColumns)
    .from(cvs)
    .where(and(eq(cvs.userId, userId), standsIn(place), labelled))
    .orderBy(desc(cvs.createdAt), cvs.id);
}

/** A CV that is not in the trash. */
export async function cvById(store: Store, userId: string, id: string): Promise<CvRow | undefined> {
  const [row] = await store
    .select()
    .from(cvs)
    .where(and(eq(cvs.userId, userId), eq(cvs.id, id), isNull(cvs.trashedAt)));
  return row;
}

/** Holds CVs until the transaction ends, always in one order: two calls that need the same ones never wait in a ring. */
export async function holdCvs(store: Store, userId: string, ids: readonly string[]): Promise<void> {
  await store
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.userId, userId), inArray(cvs.id, [...ids])))
    .orderBy(cvs.id)
    .for('update');
}

/** How many CVs a person keeps, wherever they stand. */
export async function cvCount(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(cvs).where(eq(cvs.userId, userId));
  return row?.count ?? 0;
}

/** The other languages of a CV, outside the trash. */
export function variantsOf(store: Store, userId: string, group: string, id: string) {
  return store
    .select({ id: cvs.id, title: cvs.title, language: cvs.language })
    .from(cvs)
    .where(and(eq(cvs.userId, userId), eq(cvs.variantGroup, group), ne(cvs.id, id), isNull(cvs.trashedAt)))
    .orderBy(cvs.createdAt, cvs.id);
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
    .where(and(eq(cvs.userId, userId), eq(cvs.id, at.id), eq(cvs.version, at.version), isNull(cvs.trashedAt)))
    .returning();
  return row;
}

/** Changes where a CV stands or hangs, not what it says: its version stays. */
export async function placeCv(
  store: Store,
  userId: string,
  id: string,
  change: Partial<
    Pick<
      CvRow,
      | 'labels'
      | 'archivedAt'
      | 'trashedAt'
      | 'variantGroup'
      | 'language'
      | 'profileLink'
      | 'declinedRelease'
      | 'proposal'
    >
  >,
  from: 'outside-trash' | 'trash' = 'outside-trash',
): Promise<CvRow | undefined> {
  const trashed = from === 'trash' ? isNotNull(cvs.trashedAt) : isNull(cvs.trashedAt);
  const [row] = await store
    .update(cvs)
    .set(change)
    .where(and(eq(cvs.userId, userId), eq(cvs.id, id), trashed))
    .returning();
  return row;
}

/** The CV that a call of this key made, in the trash too. */
async function cvOfKey(store: Store, userId: string, key: string): Promise<CvRow | undefined> {
  const [row] = await store
    .select({ cv: cvs })
    .from(generationKeys)
    .innerJoin(cvs, eq(cvs.id, generationKeys.cvId))
    .where(and(eq(generationKeys.userId, userId), eq(generationKeys.key, key), eq(cvs.userId, userId)));
  return row?.cv;
}

async function keepKey(store: Store, userId: string, key: string, cvId: string): Promise<boolean> {
  const kept = await store
    .insert(generationKeys)
    .values({ userId, key, cvId })
    .onConflictDoNothing()
    .returning({ key: generationKeys.key });
  return kept.length === 1;
}

/** Request keys of the calls that make CVs. */
export const keysOfCvs: RequestKeys<CvRow> = { find: cvOfKey, keep: keepKey };

export async function deleteOldKeys(store: Store, before: Date): Promise<void> {
  await store.delete(generationKeys).where(lt(generationKeys.createdAt, before));
}
