import type { Context } from '../../platform/context.ts';
import { subscriptionRow } from '../stripe-store.ts';
import { askStripe, isMissing } from './ask-stripe.ts';
import { syncCustomer } from './sync-customer.ts';

/** Has the caller's subscription renew or end with its period, and takes over what Stripe then says of it; false where there is none. */
export async function setRenewal(ctx: Context, renews: boolean): Promise<boolean> {
  const row = await subscriptionRow(ctx.store, ctx.owner.id);
  const subscriptionId = row?.subscriptionId;
  if (!subscriptionId) return false;
  await askStripe(ctx, async (client) => {
    try {
      await client.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews });
    } catch (error) {
      // It ended meanwhile; its state is read below.
      if (!isMissing(error)) throw error;
    }
  });
  await syncCustomer(ctx, row.customerId);
  return true;
}
