import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import { rowsOfPlanned } from '../../platform/planned-statement.ts';
import type { DocumentKind } from '../kind.ts';
import { documents } from '../schema.ts';
import { isOf, standsIn, type Place } from './document-store.ts';
import type { CardRow, KindTypes } from '../types.ts';

const cardColumns = {
  id: documents.id,
  title: documents.title,
  card: documents.card,
  template: documents.template,
  version: documents.version,
  language: documents.language,
  variantGroup: documents.variantGroup,
  sourceId: documents.sourceId,
  labels: documents.labels,
  archivedAt: documents.archivedAt,
  trashedAt: documents.trashedAt,
  isPublic: documents.isPublic,
  followsProfile: sql<boolean>`${documents.profileLink} is not null`,
  hasProposal: sql<boolean>`${documents.proposal} is not null`,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
};

/** A card as a row, its moments still in the words of JSON. */
type StoredCard<T extends KindTypes> = Omit<
  CardRow<T>,
  'archivedAt' | 'trashedAt' | 'createdAt' | 'updatedAt'
> & { archivedAt: string | null; trashedAt: string | null; createdAt: string; updatedAt: string };

const cardParts = Object.entries(cardColumns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);

/** All cards as one text: to take ten rows apart, field by field, costs a third more than the store needs to join them. */
const cardsAsJson = sql<string>`coalesce(json_agg(json_build_object(${sql.join(cardParts, sql`, `)})
  order by ${documents.createdAt} desc, ${documents.id}), '[]')::text`.as('cards');

function prepareCards(store: Store, name: string) {
  return store
    .select({ cards: cardsAsJson })
    .from(documents)
    .where(
      and(
        eq(documents.userId, sql.placeholder('userId')),
        // Stands in the text: a planned statement takes the id alone.
        sql`${documents.kind} = ${sql.raw(`'${name}'`)}`,
        standsIn('active'),
      ),
    )
    .prepare(`my_${name}`);
}

// My Documents is what is asked for most: its SQL is made once a store and kind.
const preparedCards = new WeakMap<Store, Map<string, ReturnType<typeof prepareCards>>>();

function preparedFor(store: Store, name: string) {
  if (!/^[a-z]+$/.test(name)) throw new Error('the name of a kind is one word');
  const known = preparedCards.get(store) ?? new Map<string, ReturnType<typeof prepareCards>>();
  preparedCards.set(store, known);
  const prepared = known.get(name) ?? prepareCards(store, name);
  known.set(name, prepared);
  return prepared;
}

const instant = (words: string | null) => (words === null ? null : new Date(words));

/** One person's cards in use, newest first. */
export async function cardsOf<T extends KindTypes>(
  store: Store,
  { rules }: DocumentKind<T>,
  userId: string,
): Promise<CardRow<T>[]> {
  const prepared = preparedFor(store, rules.kind);
  const { sql: words } = prepared.getQuery();
  const name = `my_${rules.kind}`;
  const planned = await rowsOfPlanned<{ cards: string }>(store, { name, words, id: userId });
  const [row] = planned ?? (await prepared.execute({ userId }));
  // Our own columns, by our own names.
  const stored = JSON.parse(row?.cards ?? '[]') as StoredCard<T>[];
  return stored.map((card) => ({
    ...card,
    archivedAt: instant(card.archivedAt),
    trashedAt: instant(card.trashedAt),
    createdAt: new Date(card.createdAt),
    updatedAt: new Date(card.updatedAt),
  }));
}

/** One person's cards of a place, of one label where it is given, newest first. */
export async function cardsIn<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  place: Place,
  label: string | undefined,
): Promise<CardRow<T>[]> {
  const labelled = label === undefined ? undefined : arrayContains(documents.labels, [label]);
  const rows = await store
    .select(cardColumns)
    .from(documents)
    .where(and(isOf(kind, userId), standsIn(place), labelled))
    .orderBy(desc(documents.createdAt), documents.id);
  return rows as CardRow<T>[];
}
