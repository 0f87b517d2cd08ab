import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What all instances of one store must agree on, such as the auth secret. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** What the limits have counted, shared by all instances. Columns as rate-limiter-flexible names them. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
