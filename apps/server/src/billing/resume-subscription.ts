import type { resumeSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { planOf } from './plan-of.ts';
import { setRenewal } from './stripe/set-renewal.ts';

/** Undoes a cancellation. In test mode there is none that has not ended. */
export async function resumeSubscription({ ctx }: Call<typeof endpoint>) {
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  await ctx.limits.spend('payments', ctx.owner.id);
  if (mode === 'stripe') await setRenewal(ctx, true);
  const { name: currentPlan } = await planOf(ctx);
  return { success: true, currentPlan, checkoutUrl: null, isPending: false } as const;
}
