import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { owner } from '../account/schema.ts';
import { moment, since } from '../platform/columns.ts';

/** The outbox: what happened, recorded in the transaction that made it happen. Cleared after some days. */
export const events = pgTable(
  'events',
  {
    /** Rises in the order in which a person's events were committed. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    payload: jsonb('payload').notNull(),
    /** The session in which it was done, where it was in one; never sent. */
    sessionId: uuid('session_id'),
    at: since('at'),
  },
  (table) => [index('events_owner').on(table.userId, table.id), index('events_age').on(table.at)],
);

/** What a listener has still to do: one row for each event and listener, deleted when it is done. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    listener: text('listener').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.listener] }),
    index('event_deliveries_due').on(table.dueAt),
  ],
);
