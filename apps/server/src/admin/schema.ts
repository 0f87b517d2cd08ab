import { bigserial, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/schema.ts';
import { since } from '../platform/columns.ts';

/** What administrators did. Whoever did it, or had it done to them, is forgotten with their account. */
export const adminAuditLog = pgTable(
  'admin_acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    act: text('act', {
      enum: ['activate', 'deactivate', 'delete', 'plan', 'export', 'site', 'source', 'invite', 'withdraw'],
    }).notNull(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    whom: uuid('whom').references(() => users.id, { onDelete: 'set null' }),
    detail: text('detail').notNull().default(''),
    at: since('at'),
  },
  (table) => [index('admin_acts_by').on(table.by), index('admin_acts_whom').on(table.whom)],
);

/** Calls that all servers answered, by the day in UTC. */
export const callCounts = pgTable('call_counts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  calls: integer('calls').notNull().default(0),
  /** Answers from 500 on. */
  errors: integer('errors').notNull().default(0),
});
