import type { userSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import { planNamed, usageOf } from './store.ts';

export async function userSubscription({ ctx }: Call<typeof endpoint>) {
  const [plan, cvUsage] = await Promise.all([
    planNamed(ctx.store, ctx.owner.plan),
    usageOf(ctx.store, ctx.owner.id, monthOf(ctx.clock.now())),
  ]);
  return { currentPlan: plan.name, cvUsage, cvLimit: plan.cvLimit, brandFree: plan.brandFree };
}
