import type { userSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { nextMonthAfter } from '../platform/clock.ts';
import { billingMode } from './billing-mode.ts';
import { planOf } from './plan-of.ts';
import { usageThisMonth } from './quota.ts';
import { subscriptionRow } from './stripe-store.ts';

export async function userSubscription({ ctx }: Call<typeof endpoint>) {
  const billing = billingMode(ctx.configuration);
  const [plan, cvUsage, row] = await Promise.all([
    planOf(ctx),
    usageThisMonth(ctx, 'cv'),
    billing === 'stripe' ? subscriptionRow(ctx.store, ctx.owner.id) : undefined,
  ]);
  const { name: currentPlan, cvLimit, brandFree } = plan;
  return {
    currentPlan,
    cvUsage,
    cvLimit,
    resetsAt: nextMonthAfter(ctx.clock.now()).toISOString(),
    brandFree,
    billing,
    periodEndsAt: row?.periodEndsAt?.toISOString() ?? null,
    renews: row?.renews ?? false,
    graceEndsAt: row?.graceEndsAt?.toISOString() ?? null,
    hasBillingPage: row !== undefined,
  };
}
