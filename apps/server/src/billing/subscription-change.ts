import { planChange } from '@candor/domain/billing';
import type { subscriptionChange as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseDowngrade } from './access.ts';
import { billingMode } from './billing-mode.ts';
import { offeredPlan, planOf } from './plan-of.ts';
import { priceChange } from './stripe/change-price.ts';
import { subscriptionRow } from './stripe-store.ts';

/** What a change would cost now. A first purchase costs the plan's price, to which Stripe's page adds taxes. */
export async function subscriptionChange({ ctx, input }: Call<typeof endpoint>) {
  const { planName } = input.query;
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  const current = (await planOf(ctx)).name;
  refuseDowngrade(current, planName);
  const plan = await offeredPlan(ctx, planName);
  if (mode === 'test' || planChange(current, planName) !== 'upgrade')
    return { dueNow: 0, currency: 'usd', pricedAt: null };
  const row = await subscriptionRow(ctx.store, ctx.owner.id);
  const subscriptionId = row?.subscriptionId;
  if (!subscriptionId) return { dueNow: plan.priceCents, currency: 'usd', pricedAt: null };
  return priceChange(ctx, { subscriptionId, plan });
}
