import type { billingPage as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { billingMode } from './billing-mode.ts';
import { askStripe } from './stripe/ask-stripe.ts';
import { subscriptionRow } from './stripe-store.ts';

/** Opens Stripe's page of the person's cards and invoices, for a short while. */
export async function billingPage({ ctx }: Call<typeof endpoint>) {
  if (billingMode(ctx.configuration) !== 'stripe') throw new Refusal('not_found');
  const row = await subscriptionRow(ctx.store, ctx.owner.id);
  if (!row) throw new Refusal('not_found');
  await ctx.limits.spend('payments', ctx.owner.id);
  const session = await askStripe(ctx, (client) =>
    client.billingPortal.sessions.create({
      customer: row.customerId,
      return_url: `${ctx.origin()}/subscription`,
    }),
  );
  return { url: session.url };
}
