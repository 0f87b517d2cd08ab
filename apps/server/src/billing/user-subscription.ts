import type { userSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { nextMonthAfter } from '../platform/clock.ts';
import { billingMode } from './billing-mode.ts';
import { planOf } from './plan-of.ts';
import { usageThisMonth } from './quota.ts';

export async function userSubscription({ ctx }: Call<typeof endpoint>) {
  const [plan, cvUsage] = await Promise.all([planOf(ctx), usageThisMonth(ctx, 'cv')]);
  const { name: currentPlan, cvLimit, brandFree } = plan;
  const resetsAt = nextMonthAfter(ctx.clock.now()).toISOString();
  return { currentPlan, cvUsage, cvLimit, resetsAt, brandFree, billing: billingMode(ctx.configuration) };
}
