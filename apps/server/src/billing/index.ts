import type { Plan } from '@candor/domain/billing';
import type { Context, Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { startingPlans } from './plans.data.ts';
import { insertMissingPlans, planNamed } from './store.ts';

export { billingRoutes } from './routes.ts';
export { takeOne, usageOf } from './store.ts';

/** Puts the plans into a new store; leaves those of an old one as they are. */
export function preparePlans(store: Store): Promise<void> {
  return insertMissingPlans(store, startingPlans);
}

/** The plan a person has now. */
export async function planOf(ctx: Pick<Context, 'store'> & { owner: Pick<Owner, 'plan'> }): Promise<Plan> {
  const { price, ...plan } = await planNamed(ctx.store, ctx.owner.plan);
  return { ...plan, priceCents: price };
}
