import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Plan, PlanName } from '@candor/domain/billing';
import { users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import { quotaUsage, subscriptionPlans, type Meter } from './schema.ts';

export async function insertMissingPlans(store: Store, plans: readonly Plan[]): Promise<void> {
  const rows = plans.map(({ priceCents, features, ...plan }) => ({
    ...plan,
    id: plan.name,
    price: priceCents,
    features: [...features],
  }));
  await store.insert(subscriptionPlans).values(rows).onConflictDoNothing();
}

export function activePlans(store: Store) {
  return store
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.price));
}

/** A person's plan, offered or not: a plan that is no longer sold keeps its rights for those who have it. */
export async function planOfUser(store: Store, userId: string) {
  const [plan] = await store
    .select(getTableColumns(subscriptionPlans))
    .from(users)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.name, users.subscriptionPlan))
    .where(eq(users.id, userId));
  return plan;
}

export interface Subscription {
  plan: PlanName;
  status: string;
}

/** A person's subscription, held until the transaction ends. */
export async function holdSubscription(store: Store, userId: string): Promise<Subscription | undefined> {
  const [row] = await store
    .select({ plan: users.subscriptionPlan, status: users.subscriptionStatus })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

export async function updateSubscription(
  store: Store,
  userId: string,
  { plan, status }: Subscription,
): Promise<void> {
  await store
    .update(users)
    .set({ subscriptionPlan: plan, subscriptionStatus: status, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** What is counted: of whom, which meter, in which month. */
export interface Quota {
  userId: string;
  meter: Meter;
  month: string;
}

export async function usageOf(store: Store, { userId, meter, month }: Quota): Promise<number> {
  const [row] = await store
    .select({ count: quotaUsage.count })
    .from(quotaUsage)
    .where(and(eq(quotaUsage.userId, userId), eq(quotaUsage.meter, meter), eq(quotaUsage.month, month)));
  return row?.count ?? 0;
}

/**
 * Takes one out of a person's month in a single statement, which parallel calls cannot overshoot. Inside a transaction
 * the one is given back when it rolls back. `limit` null or 0 is without limit; returns whether there was one left.
 */
export async function takeFromQuota(store: Store, quota: Quota, limit: number | null): Promise<boolean> {
  const taken = await store
    .insert(quotaUsage)
    .values({ ...quota, count: 1 })
    .onConflictDoUpdate({
      target: [quotaUsage.userId, quotaUsage.meter, quotaUsage.month],
      set: { count: sql`${quotaUsage.count} + 1` },
      ...(limit && { setWhere: lt(quotaUsage.count, limit) }),
    })
    .returning({ count: quotaUsage.count });
  return taken.length === 1;
}
