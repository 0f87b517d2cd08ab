import { sql } from 'drizzle-orm';
import { eventPayloads, type EventKind, type EventPayload } from '@candor/contracts/events';
import type { Core, Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { bridgeChannel, messageOf } from '../platform/events.ts';
import { insertEvents, lockEvents } from './store.ts';

/** Something that happened, before it has a number. */
export interface Happened<K extends EventKind> {
  kind: K;
  /** The id of what it is about. */
  subject: string;
  payload: EventPayload<K>;
}

type Recorder = Pick<Core, 'listeners'> & {
  owner: Pick<Owner, 'id'>;
  /** Of a call by a signed-in person. */
  sessionId?: string;
};

/**
 * Has a person's writes that record events happen one after the other. Call it first in a transaction: taken behind
 * locks of rows it may end in a deadlock.
 */
export function holdEvents(store: Store, userId: string): Promise<void> {
  return lockEvents(store, userId);
}

/**
 * Records events in the transaction of the write they are about, which has held the person's lock: all are stored, or none. When
 * the transaction ends, every server hears that the person has news.
 */
export async function recordEvents(
  store: Store,
  ctx: Recorder,
  happened: readonly Happened<EventKind>[],
): Promise<void> {
  if (happened.length === 0) return;
  const userId = ctx.owner.id;
  const events = happened.map(({ kind, subject, payload }) => ({
    userId,
    kind,
    subject,
    sessionId: ctx.sessionId ?? null,
    payload: eventPayloads[kind].parse(payload),
  }));
  const listenersOf = (kind: string) =>
    ctx.listeners.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name);
  await insertEvents(store, events, listenersOf);
  // Sent by the store itself, and only when the transaction is through.
  await store.execute(sql`select pg_notify(${bridgeChannel}, ${messageOf('recorded', { userId })})`);
}
