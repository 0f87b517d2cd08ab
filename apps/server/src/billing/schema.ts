import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from '../account/schema.ts';
import { moment, since } from '../platform/columns.ts';

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

/** What the payment provider says of a person, as last read; there is one once somebody went to pay. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: owner().primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    /** The subscription that gives the plan. */
    subscriptionId: text('subscription_id'),
    periodEndsAt: moment('period_ends_at'),
    renews: boolean('renews').notNull().default(false),
    graceEndsAt: moment('grace_ends_at'),
    /** The payment page that was opened last, of how many: at most one is open. */
    checkoutId: text('checkout_id'),
    checkouts: integer('checkouts').notNull().default(0),
    /** How often the provider was asked, and the question whose answer stands here: an older one is late. */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    /** The end of the period whose renewal was announced by mail. */
    announcedFor: moment('announced_for'),
  },
  (table) => [index('subscriptions_period').on(table.periodEndsAt)],
);

/** Events of Stripe that were taken in, each once. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: since('received_at'),
});

/** What a person has paid. */
export const invoices = pgTable(
  'invoices',
  {
    /** Stripe's. */
    id: text('id').primaryKey(),
    userId: owner(),
    /** In the smallest unit of the currency; taxes are part of it. */
    paid: integer('paid').notNull(),
    tax: integer('tax').notNull(),
    currency: text('currency').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [index('invoices_user').on(table.userId)],
);

/** What all have paid by the month; it stays when those who paid are deleted. */
export const revenue = pgTable(
  'revenue',
  {
    /** UTC, as `2026-11`. */
    month: text('month').notNull(),
    currency: text('currency').notNull(),
    paid: bigint('paid', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    invoices: integer('invoices').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.currency] })],
);
