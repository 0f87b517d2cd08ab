import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { eventDeliveries, events } from './schema.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Pick<EventRow, 'userId' | 'kind' | 'subject' | 'payload' | 'sessionId'>;

/** Waits until no other transaction adds events of this person, and makes others wait until this one ends. */
export async function lockEvents(store: Store, userId: string): Promise<void> {
  await store.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 20))`);
}

/**
 * Adds events and what their listeners have to do. Under the person's lock: a number that a reader has passed is never
 * filled in later.
 */
export async function insertEvents(
  store: Store,
  added: readonly NewEvent[],
  listenersOf: (kind: string) => readonly string[],
): Promise<void> {
  const rows = await store
    .insert(events)
    .values([...added])
    .returning({ eventId: events.id, kind: events.kind });
  const due = rows.flatMap(({ eventId, kind }) =>
    listenersOf(kind).map((listener) => ({ eventId, listener })),
  );
  if (due.length > 0) await store.insert(eventDeliveries).values(due);
}

/** A person's events after one, oldest first, at most `limit`. */
export function eventsAfter(store: Store, userId: string, after: number, limit: number): Promise<EventRow[]> {
  return store
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, after)))
    .orderBy(asc(events.id))
    .limit(limit);
}

/** The number of a person's newest event; 0 where there is none. */
export async function newestEvent(store: Store, userId: string): Promise<number> {
  const [row] = await store
    .select({ id: sql<number>`coalesce(max(${events.id}), 0)`.mapWith(Number) })
    .from(events)
    .where(eq(events.userId, userId));
  return row?.id ?? 0;
}

/** Takes the oldest delivery that is due and that nobody else has; held until the transaction ends. */
export async function takeDelivery(store: Store, now: Date) {
  const [row] = await store
    .select({ event: events, listener: eventDeliveries.listener, attempts: eventDeliveries.attempts })
    .from(eventDeliveries)
    .innerJoin(events, eq(events.id, eventDeliveries.eventId))
    .where(lt(eventDeliveries.dueAt, now))
    .orderBy(asc(eventDeliveries.dueAt), asc(eventDeliveries.eventId))
    .limit(1)
    .for('update', { of: eventDeliveries, skipLocked: true });
  return row;
}

const isDelivery = (eventId: number, listener: string) =>
  and(eq(eventDeliveries.eventId, eventId), eq(eventDeliveries.listener, listener));

export async function deleteDelivery(store: Store, eventId: number, listener: string): Promise<void> {
  await store.delete(eventDeliveries).where(isDelivery(eventId, listener));
}

export async function postponeDelivery(
  store: Store,
  eventId: number,
  listener: string,
  dueAt: Date,
): Promise<void> {
  await store
    .update(eventDeliveries)
    .set({ dueAt, attempts: sql`${eventDeliveries.attempts} + 1` })
    .where(isDelivery(eventId, listener));
}

export async function deleteEventsBefore(store: Store, before: Date): Promise<void> {
  await store.delete(events).where(lt(events.at, before));
}
