import { planChange, type PlanName } from '@candor/domain/billing';
import type { upgradeSubscription as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { refuseDowngrade } from './access.ts';
import { cancelAtStripe } from './cancel-subscription.ts';
import { changeSubscription } from './change-subscription.ts';
import { offeredPlan, planOf } from './plan-of.ts';
import { changePrice } from './stripe/change-price.ts';
import { openCheckout } from './stripe/open-checkout.ts';
import { syncCustomer } from './stripe/sync-customer.ts';
import { subscriptionRow } from './stripe-store.ts';

const done = (currentPlan: PlanName) =>
  ({ success: true, currentPlan, checkoutUrl: null, isPending: false }) as const;

/** At once and without a payment; the screen says that it is a test. */
async function changeForTest(ctx: Context, planName: PlanName) {
  const { plan } = await changeSubscription(ctx, ctx.owner.id, (now) => {
    refuseDowngrade(now.plan, planName);
    if (now.plan === planName) return null;
    return { plan: planName, status: planName === 'free' ? 'inactive' : 'active' };
  });
  ctx.log.info({ person: loggedAs(ctx.owner.id), plan }, 'plan changed in test mode');
  return done(plan);
}

/** What is known of the caller, read again where they went to pay before: nobody pays twice for what is on its way. */
async function currentRow(ctx: Context) {
  const { store, owner } = ctx;
  const row = await subscriptionRow(store, owner.id);
  if (!row || row.subscriptionId) return row;
  await syncCustomer(ctx, row.customerId);
  return subscriptionRow(store, owner.id);
}

/** Asks Stripe; the plan changes when Stripe says that it is paid. */
async function changeAtStripe(ctx: Context, planName: PlanName, pricedAt: number | undefined) {
  const current = (await planOf(ctx)).name;
  refuseDowngrade(current, planName);
  const change = planChange(current, planName);
  if (change === 'none') return done(current);
  if (change === 'downgrade') return cancelAtStripe(ctx);
  const plan = await offeredPlan(ctx, planName);
  const row = await currentRow(ctx);
  if (row?.graceEndsAt) throw new Refusal('payment_failed');
  if (row?.subscriptionId) {
    await changePrice(ctx, { subscriptionId: row.subscriptionId, plan, pricedAt });
    return { ...done(current), isPending: true };
  }
  return { ...done(current), checkoutUrl: await openCheckout(ctx, plan), isPending: true };
}

export async function upgradeSubscription({ ctx, input }: Call<typeof endpoint>) {
  const { planName, pricedAt } = input.body;
  const mode = billingMode(ctx.configuration);
  if (mode === 'off') throw new Refusal('not_found');
  await ctx.limits.spend('payments', ctx.owner.id);
  return mode === 'test' ? changeForTest(ctx, planName) : changeAtStripe(ctx, planName, pricedAt);
}
