import { planChange } from '@candor/domain/billing';
import type { upgradeSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { changeSubscription } from './change-subscription.ts';

const downgradeRefused =
  'The Professional plan can’t be changed to a smaller plan. You can cancel it at any time instead.';

/** Without keys of a payment provider the plan changes at once, and the screen says that it is a test. */
export async function upgradeSubscription({ ctx, input }: Call<typeof endpoint>) {
  const { planName } = input.body;
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  if (mode === 'stripe') throw new Refusal('unavailable');
  const { plan } = await changeSubscription(ctx, ctx.owner.id, (now) => {
    const change = planChange(now.plan, planName);
    if (change === 'refused') throw new Refusal('plan_change_refused', downgradeRefused);
    return change === 'none' ? null : { plan: planName, status: planName === 'free' ? 'inactive' : 'active' };
  });
  ctx.log.info({ person: loggedAs(ctx.owner.id), plan, billing: mode }, 'plan changed');
  return { success: true as const, currentPlan: plan };
}
