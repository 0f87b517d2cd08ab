import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { ContactPlace } from '@candor/contracts/network';
import type { Store } from '../platform/database.ts';
import { inPages } from '../platform/in-pages.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { networkContacts as contacts } from './schema.ts';

export type ContactRow = typeof contacts.$inferSelect;
export type NewContact = typeof contacts.$inferInsert;

/** What lists need, without what may be long. */
const {
  notes: _notes,
  details: _details,
  companyKey,
  requestKey,
  importId: _importId,
  merged: _merged,
  ...cardColumns
} = getTableColumns(contacts);
export type CardRow = Pick<ContactRow, keyof typeof cardColumns>;

const isOf = (userId: string) => eq(contacts.userId, userId);
const isOne = (userId: string, id: string) => and(isOf(userId), eq(contacts.id, id));
const isKept = isNull(contacts.trashedAt);

/** @param company the key of a company: only those who work there */
export function cardsOf(
  store: Store,
  userId: string,
  { isTrash, company }: { isTrash: boolean; company: string | null },
): Promise<CardRow[]> {
  return store
    .select(cardColumns)
    .from(contacts)
    .where(
      and(
        isOf(userId),
        isTrash ? isNotNull(contacts.trashedAt) : isKept,
        company === null ? undefined : eq(companyKey, company),
      ),
    )
    .orderBy(asc(contacts.name), contacts.id);
}

/** Active contacts whose follow-up is due by a day, the earliest first. */
export function contactsDue(store: Store, userId: string, until: string, most: number) {
  const { id, name, company, nextFollowUp, status } = contacts;
  return store
    .select({ id, name, company, nextFollowUp })
    .from(contacts)
    .where(and(isOf(userId), isKept, eq(status, 'active'), lte(nextFollowUp, until)))
    .orderBy(asc(nextFollowUp), id)
    .limit(most);
}

export async function countContacts(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(contacts).where(isOf(userId));
  return row?.count ?? 0;
}

/** A contact that is not in the trash. */
export async function contactById(store: Store, userId: string, id: string): Promise<ContactRow | undefined> {
  const [row] = await store
    .select()
    .from(contacts)
    .where(and(isOne(userId, id), isKept));
  return row;
}

/** A contact that is in the trash because it was merged into another. */
export async function mergedContact(
  store: Store,
  userId: string,
  id: string,
): Promise<ContactRow | undefined> {
  const [row] = await store
    .select()
    .from(contacts)
    .where(and(isOne(userId, id), isNotNull(contacts.trashedAt), isNotNull(contacts.merged)));
  return row;
}

/** The contact that a call of this key added, in the trash too. */
export async function contactOfKey(
  store: Store,
  userId: string,
  key: string,
): Promise<ContactRow | undefined> {
  const [row] = await store
    .select()
    .from(contacts)
    .where(and(isOf(userId), eq(requestKey, key)));
  return row;
}

export async function insertContact(store: Store, row: NewContact): Promise<ContactRow> {
  const [added] = await store.insert(contacts).values(row).returning();
  if (!added) throw new Error('a contact was not stored');
  return added;
}

export const insertContacts = (store: Store, rows: readonly NewContact[]): Promise<void> =>
  insertRows(store, contacts, rows);

export async function updateContact(
  store: Store,
  { userId, id, version }: Pick<ContactRow, 'userId' | 'id' | 'version'>,
  change: Partial<NewContact>,
): Promise<ContactRow> {
  const [row] = await store
    .update(contacts)
    .set({ ...change, version: version + 1 })
    .where(and(isOne(userId, id), eq(contacts.version, version)))
    .returning();
  if (!row) throw new Error('a contact was changed outside its lock');
  return row;
}

function standsIn(place: ContactPlace) {
  if (place === 'trash') return isNotNull(contacts.trashedAt);
  return and(isKept, eq(contacts.status, place));
}

/** Archives, throws away or takes back what is not there yet; gives what changed. */
export function placeRows(
  store: Store,
  userId: string,
  { ids, place, now }: { ids: readonly string[]; place: ContactPlace; now: Date },
): Promise<ContactRow[]> {
  const change = place === 'trash' ? { trashedAt: now } : { trashedAt: null, merged: null, status: place };
  return store
    .update(contacts)
    .set({ ...change, version: sql`${contacts.version} + 1` })
    .where(and(isOf(userId), inArray(contacts.id, [...ids]), sql`not (${standsIn(place)})`))
    .returning();
}

/** Deletes one for good that is in the trash; whether it was there. */
export async function purgeRow(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(contacts)
    .where(and(isOne(userId, id), isNotNull(contacts.trashedAt)))
    .returning({ id: contacts.id });
  return gone.length > 0;
}

export async function peopleWithTrashBefore(store: Store, before: Date, most: number): Promise<string[]> {
  const rows = await store
    .selectDistinct({ userId: contacts.userId })
    .from(contacts)
    .where(lt(contacts.trashedAt, before))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export async function purgeTrashedBefore(store: Store, userId: string, before: Date): Promise<string[]> {
  const gone = await store
    .delete(contacts)
    .where(and(isOf(userId), lt(contacts.trashedAt, before)))
    .returning({ id: contacts.id });
  return gone.map(({ id }) => id);
}

/** What each of a person's contacts outside the trash is known by. */
export function knownContacts(store: Store, userId: string) {
  const { id, name, company, email, linkedinUrl } = contacts;
  return store
    .select({ id, name, company, email, linkedinUrl })
    .from(contacts)
    .where(and(isOf(userId), isKept));
}

/** Some of a person's contacts outside the trash, whole, in the order in which they were added. */
export function wholeContacts(store: Store, userId: string, ids: readonly string[]): Promise<ContactRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return store
    .select()
    .from(contacts)
    .where(and(isOf(userId), isKept, inArray(contacts.id, [...ids])))
    .orderBy(asc(contacts.createdAt), contacts.id);
}

/** About how many characters a contact has beside its notes and details. */
const OTHER_FIELDS = 300;

function lengthOf({ notes, details }: ContactRow): number {
  return details.reduce((sum, { value }) => sum + value.length, notes.length + OTHER_FIELDS);
}

/** The same, some at a time. */
export function everyContact(store: Store, userId: string): AsyncGenerator<ContactRow[]> {
  const read = (limit: number, offset: number) =>
    store
      .select()
      .from(contacts)
      .where(and(isOf(userId), isKept))
      .orderBy(asc(contacts.createdAt), contacts.id)
      .limit(limit)
      .offset(offset);
  return inPages(read, lengthOf);
}

/** Active contacts with a follow-up, the next first. */
export function followUpRows(store: Store, userId: string) {
  const { id, name, company, position, email, phone, nextFollowUp } = contacts;
  return store
    .select({ id, name, company, position, email, phone, nextFollowUp })
    .from(contacts)
    .where(and(isOf(userId), standsIn('active'), isNotNull(nextFollowUp)))
    .orderBy(asc(nextFollowUp), id);
}
