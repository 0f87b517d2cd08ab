import { and, asc, eq } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import { pushSubscriptions } from '../schema.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id'>;

export function subscriptionsOf(store: Store, userId: string): Promise<SubscriptionRow[]> {
  return store
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt));
}

/** Stores a browser's subscription; it replaces one that another session or person had in it. */
export async function upsertSubscription(store: Store, row: NewSubscription): Promise<SubscriptionRow> {
  const [kept] = await store
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.addressHash, set: row })
    .returning();
  if (!kept) throw new Error('the subscription was not stored');
  return kept;
}

/** False where the person has none of that id. */
export async function deleteSubscription(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}
