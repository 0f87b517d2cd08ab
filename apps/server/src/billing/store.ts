import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Plan, PlanName } from '@candor/domain/billing';
import type { Store } from '../platform/database.ts';
import { cvUsage, subscriptionPlans } from './schema.ts';

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

/** One plan, offered or not: who has a plan that is no longer sold keeps its rights. */
export async function planNamed(store: Store, name: PlanName) {
  const [plan] = await store.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, name));
  if (!plan) throw new Error(`the store has no plan ${name}`);
  return plan;
}

export async function usageOf(store: Store, userId: string, month: string): Promise<number> {
  const [row] = await store
    .select({ count: cvUsage.count })
    .from(cvUsage)
    .where(and(eq(cvUsage.userId, userId), eq(cvUsage.month, month)));
  return row?.count ?? 0;
}

/**
 * Takes one CV out of a person's month in a single statement, which parallel calls cannot overshoot. Inside a
 * transaction the one is given back when it rolls back. `limit` null or 0 is without limit; returns whether there
 * was one left.
 */
export async function takeOne(
  store: Store,
  userId: string,
  month: string,
  limit: number | null,
): Promise<boolean> {
  const taken = await store
    .insert(cvUsage)
    .values({ userId, month, count: 1 })
    .onConflictDoUpdate({
      target: [cvUsage.userId, cvUsage.month],
      set: { count: sql`${cvUsage.count} + 1` },
      ...(limit && { setWhere: lt(cvUsage.count, limit) }),
    })
    .returning({ count: cvUsage.count });
  return taken.length === 1;
}
