import type { userSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { usageThisMonth } from './quota.ts';
import { planNamed } from './store.ts';

export async function userSubscription({ ctx }: Call<typeof endpoint>) {
  const [plan, cvUsage] = await Promise.all([
    planNamed(ctx.store, ctx.owner.plan),
    usageThisMonth(ctx, 'cv'),
  ]);
  return { currentPlan: plan.name, cvUsage, cvLimit: plan.cvLimit, brandFree: plan.brandFree };
}
