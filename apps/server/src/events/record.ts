import { sql } from 'drizzle-orm';
import { eventPayloads, type EventKind, type EventPayload } from '@candor/contracts/events';
import type { Core, Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { bridgeChannel, messageOf } from '../platform/events.ts';
import { insertEvent } from './store.ts';

/** Something that happened, before it has a number. */
export interface Happened<K extends EventKind> {
  kind: K;
  /** The id of what it is about. */
  subject: string;
  payload: EventPayload<K>;
}

/**
 * Records an event in the transaction of the write that it tells of: both are stored, or neither. When the transaction
 * ends, every server hears that the person has news.
 */
export async function recordEvent<K extends EventKind>(
  store: Store,
  ctx: Pick<Core, 'listeners'> & { owner: Pick<Owner, 'id'> },
  { kind, subject, payload }: Happened<K>,
): Promise<void> {
  const userId = ctx.owner.id;
  const listeners = ctx.listeners.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name);
  const content = eventPayloads[kind].parse(payload);
  await insertEvent(store, { userId, kind, subject, payload: content }, listeners);
  // Sent by the store itself, and only when the transaction is through.
  await store.execute(sql`select pg_notify(${bridgeChannel}, ${messageOf('recorded', { userId })})`);
}
