import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReminderKind } from '@candor/contracts/events';
import { owner } from '../account/schema.ts';
import { id, moment } from '../platform/columns.ts';

/** What a person is to be reminded of, and when. A row that fired stays: saved again as it was, it does not fire again. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: owner(),
    /** The event that it becomes. */
    kind: text('kind').$type<ReminderKind>().notNull(),
    subject: text('subject').notNull(),
    /** One reminder a person and key. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    dueAt: moment('due_at').notNull(),
    firedAt: moment('fired_at'),
  },
  (table) => [
    uniqueIndex('reminders_key').on(table.userId, table.key),
    index('reminders_due')
      .on(table.dueAt)
      .where(sql`${table.firedAt} is null`),
    index('reminders_fired')
      .on(table.firedAt)
      .where(sql`${table.firedAt} is not null`),
  ],
);
