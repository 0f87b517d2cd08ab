import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Standing } from '@candor/domain/billing';
import { users } from '../account/schema.ts';
import { monthOf } from '../platform/clock.ts';
import type { Store } from '../platform/database.ts';
import { invoices, revenue, stripeEvents, subscriptions } from './schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type Invoice = Omit<typeof invoices.$inferSelect, 'userId'>;

export async function subscriptionRow(store: Store, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await store.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

/** Whether an account has this customer. */
export async function hasCustomer(store: Store, customerId: string): Promise<boolean> {
  const found = await store
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .limit(1);
  return found.length > 0;
}

/** Stores who somebody is to the provider. Gives the stored one: of two at the same time the first. */
export async function insertCustomer(store: Store, userId: string, customerId: string): Promise<string> {
  await store
    .insert(subscriptions)
    .values({ userId, customerId })
    .onConflictDoNothing({ target: subscriptions.userId });
  return (await subscriptionRow(store, userId))?.customerId ?? customerId;
}

/** Somebody whom the provider has deleted is a new customer to it. */
export async function replaceCustomer(
  store: Store,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await store
    .update(subscriptions)
    .set({ customerId: to, checkoutId: null })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.customerId, from)));
}

/** Stores the payment page that was opened; false where another was opened since `before` was read. */
export async function keepCheckout(
  store: Store,
  before: Pick<SubscriptionRow, 'userId' | 'checkouts'>,
  checkoutId: string,
): Promise<boolean> {
  const kept = await store
    .update(subscriptions)
    .set({ checkoutId, checkouts: before.checkouts + 1 })
    .where(and(eq(subscriptions.userId, before.userId), eq(subscriptions.checkouts, before.checkouts)))
    .returning({ userId: subscriptions.userId });
  return kept.length === 1;
}

/** Numbers a question to the provider about a customer; none where the customer is none of ours. */
export async function askAbout(
  store: Store,
  customerId: string,
): Promise<{ userId: string; asked: number } | undefined> {
  const [row] = await store
    .update(subscriptions)
    .set({ asked: sql`${subscriptions.asked} + 1` })
    .where(eq(subscriptions.customerId, customerId))
    .returning({ userId: subscriptions.userId, asked: subscriptions.asked });
  return row;
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** Stores an answer of the provider; false where that to a later question is there already. */
export async function keepStanding(
  store: Store,
  { userId, asked }: { userId: string; asked: number },
  { subscriptionId, periodEndsAtMs, renews, graceEndsAtMs }: Standing,
): Promise<boolean> {
  const kept = await store
    .update(subscriptions)
    .set({
      answered: asked,
      subscriptionId,
      renews,
      periodEndsAt: dateOf(periodEndsAtMs),
      graceEndsAt: dateOf(graceEndsAtMs),
    })
    .where(and(eq(subscriptions.userId, userId), lt(subscriptions.answered, asked)))
    .returning({ userId: subscriptions.userId });
  return kept.length === 1;
}

/** Remembers an event; false where it is known. */
export async function insertEvent(store: Store, id: string, receivedAt: Date): Promise<boolean> {
  const added = await store
    .insert(stripeEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return added.length === 1;
}

export async function hasEvent(store: Store, id: string): Promise<boolean> {
  const [row] = await store.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return row !== undefined;
}

export async function deleteEventsBefore(store: Store, before: Date): Promise<void> {
  await store.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
}

/** Stores a paid invoice and adds it to its month, once. */
export async function insertInvoice(store: Store, userId: string, invoice: Invoice): Promise<void> {
  const added = await store
    .insert(invoices)
    .values({ ...invoice, userId })
    .onConflictDoNothing()
    .returning({ id: invoices.id });
  if (added.length === 0) return;
  const { paid, tax, currency, paidAt } = invoice;
  await store
    .insert(revenue)
    .values({ month: monthOf(paidAt), currency, paid, tax, invoices: 1 })
    .onConflictDoUpdate({
      target: [revenue.month, revenue.currency],
      set: {
        paid: sql`${revenue.paid} + ${paid}`,
        tax: sql`${revenue.tax} + ${tax}`,
        invoices: sql`${revenue.invoices} + 1`,
      },
    });
}

/** What all have ever paid, taxes among it, in the smallest unit of each currency. */
export function revenueByCurrency(store: Store): Promise<{ currency: string; paid: number }[]> {
  return store
    .select({ currency: revenue.currency, paid: sql<number>`sum(${revenue.paid})`.mapWith(Number) })
    .from(revenue)
    .groupBy(revenue.currency)
    .orderBy(revenue.currency);
}

/** Customers whose time or grace is over, of which nothing was heard. */
export async function overdueCustomers(store: Store, now: Date): Promise<string[]> {
  const rows = await store
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(or(lt(subscriptions.periodEndsAt, now), lt(subscriptions.graceEndsAt, now)));
  return rows.map(({ customerId }) => customerId);
}

/** Who is to be notified that a plan renews before `until`, and was not yet. */
export async function unannouncedRenewals(store: Store, now: Date, until: Date): Promise<string[]> {
  const rows = await store
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.renews, true),
        gt(subscriptions.periodEndsAt, now),
        lt(subscriptions.periodEndsAt, until),
        or(isNull(subscriptions.announcedFor), ne(subscriptions.announcedFor, subscriptions.periodEndsAt)),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** What a mail about a renewal needs; nothing where it was sent, or nothing renews any more. */
export async function renewalToAnnounce(store: Store, userId: string) {
  const [row] = await store
    .select({
      email: users.email,
      name: users.name,
      preferences: users.preferences,
      endsAt: subscriptions.periodEndsAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.renews, true),
        or(isNull(subscriptions.announcedFor), ne(subscriptions.announcedFor, subscriptions.periodEndsAt)),
      ),
    );
  return row;
}

export async function markAnnounced(store: Store, userId: string, endsAt: Date): Promise<void> {
  await store.update(subscriptions).set({ announcedFor: endsAt }).where(eq(subscriptions.userId, userId));
}
