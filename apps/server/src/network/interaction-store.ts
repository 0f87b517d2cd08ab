import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { networkContacts as contacts, networkInteractions as interactions } from './schema.ts';

export type InteractionRow = typeof interactions.$inferSelect;
type NewInteraction = typeof interactions.$inferInsert;

/** Whose interactions, with whom. */
interface With {
  userId: string;
  id: string;
}

const isWith = ({ userId, id }: With) => and(eq(interactions.userId, userId), eq(interactions.contactId, id));
const latestFirst = [desc(interactions.interactionDate), desc(interactions.createdAt), interactions.id];

export function interactionsWith(store: Store, contact: With): Promise<InteractionRow[]> {
  return store
    .select()
    .from(interactions)
    .where(isWith(contact))
    .orderBy(...latestFirst);
}

export async function countInteractions(store: Store, contact: With): Promise<number> {
  const [row] = await store.select({ count: count() }).from(interactions).where(isWith(contact));
  return row?.count ?? 0;
}

/** Adds an interaction; false where there is one with its id. */
export async function insertInteraction(store: Store, row: NewInteraction): Promise<boolean> {
  const made = await store
    .insert(interactions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: interactions.id });
  return made.length > 0;
}

/** Changes an interaction; gives what it was. */
export async function interactionById(
  store: Store,
  contact: With,
  interactionId: string,
): Promise<InteractionRow | undefined> {
  const [row] = await store
    .select()
    .from(interactions)
    .where(and(isWith(contact), eq(interactions.id, interactionId)));
  return row;
}

export async function updateInteraction(
  store: Store,
  contact: With,
  interactionId: string,
  change: Partial<NewInteraction>,
): Promise<void> {
  await store
    .update(interactions)
    .set(change)
    .where(and(isWith(contact), eq(interactions.id, interactionId)));
}

export async function removeInteraction(store: Store, contact: With, interactionId: string): Promise<void> {
  await store.delete(interactions).where(and(isWith(contact), eq(interactions.id, interactionId)));
}

/** Gives interactions to another contact. */
export async function moveInteractions(
  store: Store,
  userId: string,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<void> {
  if (ids.length === 0) return;
  await store
    .update(interactions)
    .set({ contactId: to })
    .where(and(eq(interactions.userId, userId), inArray(interactions.id, [...ids])));
}

/** A page of the interactions with all contacts outside the trash, the latest first, and how many there are. */
export async function pageOfInteractions(
  store: Store,
  userId: string,
  { from, most }: { from: number; most: number },
) {
  const isShown = and(eq(interactions.userId, userId), isNull(contacts.trashedAt));
  const rows = await store
    .select({ interaction: interactions, contactName: contacts.name })
    .from(interactions)
    .innerJoin(contacts, eq(contacts.id, interactions.contactId))
    .where(isShown)
    .orderBy(...latestFirst)
    .limit(most)
    .offset(from);
  const [row] = await store
    .select({ total: count() })
    .from(interactions)
    .innerJoin(contacts, eq(contacts.id, interactions.contactId))
    .where(isShown);
  return { rows, total: row?.total ?? 0 };
}
