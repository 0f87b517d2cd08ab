import { and, asc, eq, lte } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { outgoing } from './schema.ts';

export type OutgoingRow = typeof outgoing.$inferSelect;

/** Plans that something is sent; what is planned already stays. */
export async function planOutgoing(
  store: Store,
  planned: Pick<OutgoingRow, 'userId' | 'channel' | 'dueAt'> & Partial<OutgoingRow>,
): Promise<void> {
  await store.insert(outgoing).values(planned).onConflictDoNothing();
}

/** What is due first, of all people. */
export async function nextOutgoing(store: Store): Promise<OutgoingRow | null> {
  const [row] = await store.select().from(outgoing).orderBy(asc(outgoing.dueAt)).limit(1);
  return row ?? null;
}

/** Takes what is due of a person on a channel: who else looks finds nothing. Under the person's lock. */
export async function takeOutgoing(
  store: Store,
  { userId, channel }: Pick<OutgoingRow, 'userId' | 'channel'>,
  now: Date,
): Promise<OutgoingRow | null> {
  const [row] = await store
    .delete(outgoing)
    .where(and(eq(outgoing.userId, userId), eq(outgoing.channel, channel), lte(outgoing.dueAt, now)))
    .returning();
  return row ?? null;
}
