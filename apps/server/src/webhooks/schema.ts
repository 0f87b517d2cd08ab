import type { WebhookEvent } from '@candor/domain/webhooks';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** Addresses that want events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    /** Whose events it gets; null: those of everybody on this installation. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    events: text('events').array().notNull().$type<WebhookEvent[]>(),
    /** What signs each delivery; sealed. */
    secret: text('secret').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** When it was turned off because nothing could be delivered. */
    stoppedAt: moment('stopped_at'),
    requestKey: text('request_key'),
    createdAt: since('created_at'),
  },
  (table) => [
    index('webhooks_owner').on(table.userId),
    uniqueIndex('webhooks_request_key').on(table.userId, table.requestKey),
  ],
);

/** A delivery to one of them, and how it went. Deleted after some days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The number of the event; null for a test. */
    eventId: bigint('event_id', { mode: 'number' }),
    type: text('type').notNull(),
    /** The body as it is sent, the same with each try. */
    body: text('body').notNull(),
    /** From when on it is to be tried; null once it is done with. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    lastTriedAt: moment('last_tried_at'),
    lastStatus: integer('last_status'),
    lastAnswer: text('last_answer').notNull().default(''),
    createdAt: since('created_at'),
  },
  (table) => [
    // Each event once for each webhook, however often its listener is asked.
    uniqueIndex('webhook_deliveries_event').on(table.webhookId, table.eventId),
    index('webhook_deliveries_due').on(table.webhookId, table.dueAt),
    index('webhook_deliveries_next').on(table.dueAt),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
