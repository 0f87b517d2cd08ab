import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from '../account/schema.ts';
import { since } from '../platform/columns.ts';

export const subscriptionPlans = pgTable('subscription_plans', {
  id: text('id').primaryKey(),
  name: text('name', { enum: ['free', 'premium', 'professional'] })
    .notNull()
    .unique(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  /** US cents a billing interval. */
  price: integer('price').notNull(),
  billingInterval: text('billing_interval').notNull().default('month'),
  features: jsonb('features').$type<string[]>().notNull(),
  /** CVs a calendar month (UTC); null is without limit. */
  cvLimit: integer('cv_limit'),
  brandFree: boolean('brand_free').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: since('created_at'),
});

/** What a plan limits by the month. */
export type Meter = 'cv';

/** What a person used of a meter in a month. Rows outlive what was made: deleting a CV does not refill the month. */
export const quotaUsage = pgTable(
  'quota_usage',
  {
    userId: owner(),
    meter: text('meter').$type<Meter>().notNull(),
    /** UTC, as `2026-11`. */
    month: text('month').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.meter, table.month] })],
);
