import type { cancelSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { changeSubscription } from './change-subscription.ts';
import { planOf } from './plan-of.ts';
import { setRenewal } from './stripe/set-renewal.ts';

function endNow(ctx: Context) {
  return changeSubscription(ctx, ctx.owner.id, (now) =>
    now.plan === 'free' ? null : { plan: 'free', status: 'inactive' },
  );
}

/** Ends it when the time that is paid for ends. Nothing is asked for and nothing is offered on the way. */
export async function cancelAtStripe(ctx: Context) {
  // What an administrator gave is not paid for: it ends at once.
  if (!(await setRenewal(ctx, false))) await endNow(ctx);
  const { name: currentPlan } = await planOf(ctx);
  return { success: true, currentPlan, checkoutUrl: null, isPending: false } as const;
}

/** In test mode it ends at once. Whoever has none has nothing to cancel, which is as wished. */
export async function cancelSubscription({ ctx }: Call<typeof endpoint>) {
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  await ctx.limits.spend('payments', ctx.owner.id);
  ctx.log.info({ person: loggedAs(ctx.owner.id), billing: mode }, 'subscription cancelled');
  if (mode === 'stripe') return cancelAtStripe(ctx);
  const { plan: currentPlan } = await endNow(ctx);
  return { success: true, currentPlan, checkoutUrl: null, isPending: false } as const;
}
