import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import type { DocumentKind } from '../kind.ts';
import { documents } from '../schema.ts';
import type { Content, KindTypes, NewContent, Row, StoredRow } from '../types.ts';

/** Where a document is: in use, in the archive, or in the trash. */
export type Place = 'active' | 'archived' | 'trash';

/** A row of a kind. Its JSON is of the kind: every write goes through this folder, which is typed by the kind. */
export function rowOf<T extends KindTypes>(row: StoredRow): Row<T> {
  return row as Row<T>;
}

export const isOf = <T extends KindTypes>({ rules }: DocumentKind<T>, userId: string) =>
  and(eq(documents.userId, userId), eq(documents.kind, rules.kind));

export function standsIn(place: Place) {
  if (place === 'trash') return isNotNull(documents.trashedAt);
  const isArchived = place === 'active' ? isNull(documents.archivedAt) : isNotNull(documents.archivedAt);
  return and(isNull(documents.trashedAt), isArchived);
}

/** The columns that follow from what a write sets. */
function following<T extends KindTypes>(
  { rules }: DocumentKind<T>,
  { document, request, facts }: Pick<Row<T>, 'document' | 'request' | 'facts'>,
) {
  return { text: rules.toText(document), card: rules.card(document, request, facts) };
}

/** A document; one in the trash only where that is asked for. */
export async function documentById<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  id: string,
  isTrashToo = false,
): Promise<Row<T> | undefined> {
  const [row] = await store
    .select()
    .from(documents)
    .where(
      and(isOf(kind, userId), eq(documents.id, id), isTrashToo ? undefined : isNull(documents.trashedAt)),
    );
  return row && rowOf(row);
}

/** The documents of a kind that a person has in use, those changed last first. */
export async function latestDocuments<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  most: number,
): Promise<Row<T>[]> {
  const rows = await store
    .select()
    .from(documents)
    .where(and(isOf(kind, userId), standsIn('active')))
    .orderBy(desc(documents.updatedAt), documents.id)
    .limit(most);
  return rows.map((row) => rowOf<T>(row));
}

/** The titles of a person's documents of a kind, those in the trash among them: they may come back. */
export async function titlesOf<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await store.select({ title: documents.title }).from(documents).where(isOf(kind, userId));
  return new Set(rows.map(({ title }) => title));
}

/** The documents of a kind that a person has outside the trash, oldest first. */
export async function keptIds<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
): Promise<string[]> {
  const rows = await store
    .select({ id: documents.id })
    .from(documents)
    .where(and(isOf(kind, userId), isNull(documents.trashedAt)))
    .orderBy(documents.createdAt, documents.id);
  return rows.map(({ id }) => id);
}

/** How many documents of a kind a person has, archive and trash included. */
export async function documentCount<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
): Promise<number> {
  const [row] = await store.select({ count: count() }).from(documents).where(isOf(kind, userId));
  return row?.count ?? 0;
}

export async function insertDocument<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  content: NewContent<T>,
): Promise<Row<T>> {
  const { document, request = null, facts = null } = content;
  const made = following(kind, { document, request, facts });
  const [row] = await store
    .insert(documents)
    .values({ ...content, ...made, userId, kind: kind.rules.kind })
    .returning();
  if (!row) throw new Error('the store gave no row back');
  return rowOf(row);
}

/** Writes over the version that was read, in one statement; undefined where another is stored by now, or none. */
export async function updateDocument<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  stored: Row<T>,
  content: Content<T>,
): Promise<Row<T> | undefined> {
  const { document = stored.document, request = stored.request, facts = stored.facts } = content;
  const isMadeAnew = [content.document, content.request, content.facts].some((one) => one !== undefined);
  const [row] = await store
    .update(documents)
    .set({
      ...content,
      ...(isMadeAnew && following(kind, { document, request, facts })),
      version: sql`${documents.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        isOf(kind, stored.userId),
        eq(documents.id, stored.id),
        eq(documents.version, stored.version),
        isNull(documents.trashedAt),
      ),
    )
    .returning();
  return row && rowOf(row);
}

/** Changes where a document stands or hangs, not what it says: its version stays. */
export async function placeDocument<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  id: string,
  change: Partial<
    Pick<
      Row<T>,
      | 'labels'
      | 'archivedAt'
      | 'trashedAt'
      | 'variantGroup'
      | 'language'
      | 'profileLink'
      | 'declinedRelease'
      | 'proposal'
      | 'isPublic'
      | 'facts'
      | 'card'
    >
  >,
  from: 'outside-trash' | 'trash' = 'outside-trash',
): Promise<Row<T> | undefined> {
  const trashed = from === 'trash' ? isNotNull(documents.trashedAt) : isNull(documents.trashedAt);
  const [row] = await store
    .update(documents)
    .set(change)
    .where(and(isOf(kind, userId), eq(documents.id, id), trashed))
    .returning();
  return row && rowOf(row);
}
