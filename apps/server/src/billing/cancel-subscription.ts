import type { cancelSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { changeSubscription } from './change-subscription.ts';

/** Without keys of a payment provider it ends at once. Whoever has none has nothing to cancel, which is as wished. */
export async function cancelSubscription({ ctx }: Call<typeof endpoint>) {
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  if (mode === 'stripe') throw new Refusal('unavailable');
  const { plan } = await changeSubscription(ctx, ctx.owner.id, (now) =>
    now.plan === 'free' ? null : { plan: 'free', status: 'inactive' },
  );
  ctx.log.info({ person: loggedAs(ctx.owner.id), plan, billing: mode }, 'subscription cancelled');
  return { success: true as const, currentPlan: plan };
}
