import type { Plan, PlanName } from '@candor/domain/billing';
import { say } from '@candor/domain/say';
import type { Context, Owner } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { activePlans, planOfUser } from './store.ts';

/**
 * The plan a person has now, by the store: a session may be older than a change. Where the server has no plans, it is
 * one without limits.
 */
export async function planOf({
  store,
  configuration,
  owner,
}: Pick<Context, 'store' | 'configuration'> & { owner: Pick<Owner, 'id'> }): Promise<Plan> {
  const row = await planOfUser(store, owner.id);
  // The account was deleted since the call began.
  if (!row) throw new Refusal('unauthenticated');
  const { price, ...plan } = row;
  const limits = configuration.BILLING === 'off' ? { cvLimit: null, brandFree: true } : {};
  return { ...plan, priceCents: price, ...limits };
}

/** A plan that can be bought now. */
export async function offeredPlan({ store }: Pick<Context, 'store'>, name: PlanName): Promise<Plan> {
  const row = (await activePlans(store)).find((plan) => plan.name === name);
  if (!row) throw new Refusal('plan_change_refused', say`This plan is no longer on offer.`);
  const { price, ...plan } = row;
  return { ...plan, priceCents: price };
}
