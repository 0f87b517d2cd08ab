import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
} from '@candor/domain/notifications';
import { owner, sessions } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** What people were notified of. Made of events alone, one a key. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: owner(),
    key: text('key').notNull(),
    groupKey: text('group_key'),
    /** How many it stands for, and of which kind of event. */
    count: integer('count').notNull().default(1),
    kind: text('kind').notNull(),
    /** What the event told, by which it is worded for whoever reads it; null of what was stored before there were languages. */
    payload: jsonb('payload'),
    type: text('type', { enum: notificationTypes }).notNull(),
    /** In English, as the words of its action. */
    title: text('title').notNull(),
    message: text('message').notNull(),
    actionUrl: text('action_url').notNull(),
    actionLabel: text('action_label').notNull(),
    priority: text('priority', { enum: notificationPriorities }).notNull(),
    category: text('category', { enum: notificationCategories }).notNull(),
    /** The session of the action that it is about, which is not notified. */
    fromSession: uuid('from_session'),
    at: since('at'),
    readAt: moment('read_at'),
    dismissedAt: moment('dismissed_at'),
    mailedAt: moment('mailed_at'),
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_newest')
      .on(table.userId, table.at, table.id)
      .where(sql`${table.dismissedAt} is null`),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.dismissedAt} is null`),
    index('notifications_age').on(table.at),
  ],
);

export const channels = ['mail', 'push'] as const;

/** To whom something is to be sent, and when: one row a person and channel, taken away when it is. */
export const outgoing = pgTable(
  'notification_outgoing',
  {
    userId: owner(),
    channel: text('channel', { enum: channels }).notNull(),
    dueAt: moment('due_at').notNull(),
    /** How often it was tried without success. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channel] }),
    index('notification_outgoing_due').on(table.dueAt),
  ],
);

/** Browsers that take notifications while no page is open. One ends with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: owner(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address: one row a browser. */
    addressHash: text('address_hash').notNull(),
    /** Where the browser is reached and how it reads: encrypted, whoever has it can write to the person. */
    sealed: text('sealed').notNull(),
    device: text('device').notNull(),
    createdAt: since('created_at'),
  },
  (table) => [
    uniqueIndex('push_subscriptions_address').on(table.addressHash),
    index('push_subscriptions_owner').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
