import { pgTable, text } from 'drizzle-orm/pg-core';

/** What all instances of one store must agree on, such as the auth secret. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
