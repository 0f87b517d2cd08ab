import type { Stripe } from 'stripe';
import type { Plan } from '@candor/domain/billing';
import { say } from '@candor/domain/say';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askStripe } from './ask-stripe.ts';
import { planOfPrice, priceOf } from './price.ts';

type Asking = Pick<Context, 'stripe' | 'log' | 'clock'>;

/** For how long a change costs what was shown. */
const SHOWN_SECONDS = 30 * 60;

interface Wish {
  subscriptionId: string;
  plan: Plan;
}

async function itemOf(client: Stripe, subscriptionId: string) {
  const subscription = await client.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  if (!item) throw new Refusal('plan_change_refused');
  const { latest_invoice: invoice } = subscription;
  const invoiceId = typeof invoice === 'string' ? invoice : (invoice?.id ?? 'none');
  return { subscription, item, invoiceId };
}

/** What a change costs if it is made now: the rest of the month at the new price, less what was paid for it already. */
export function priceChange(ctx: Asking, { subscriptionId, plan }: Wish) {
  const pricedAt = Math.floor(ctx.clock.now().getTime() / 1000);
  return askStripe(ctx, async (client) => {
    const { item } = await itemOf(client, subscriptionId);
    const preview = await client.invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id: item.id, price: await priceOf(client, plan) }],
        proration_behavior: 'always_invoice',
        proration_date: pricedAt,
      },
    });
    return { dueNow: preview.amount_due, currency: preview.currency, pricedAt };
  });
}

/**
 * Changes the plan of a subscription and takes the difference at once; where the card is refused, nothing changes. Asked
 * again from another tab, the person has the plan already and the difference is zero.
 */
export function changePrice(
  ctx: Asking,
  { subscriptionId, plan, pricedAt }: Wish & { pricedAt: number | undefined },
) {
  const nowSeconds = Math.floor(ctx.clock.now().getTime() / 1000);
  if (pricedAt !== undefined && (pricedAt > nowSeconds || pricedAt < nowSeconds - SHOWN_SECONDS))
    throw new Refusal('plan_change_refused', say`This price is out of date. Please look at it again.`);
  return askStripe(ctx, async (client) => {
    const { item, invoiceId } = await itemOf(client, subscriptionId);
    if (planOfPrice(item.price) === plan.name) return;
    const price = await priceOf(client, plan);
    await client.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        ...(pricedAt !== undefined && { proration_date: pricedAt }),
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      },
      // Another look at the price is another try: the answer to a key stays, also that a card was refused.
      { idempotencyKey: `change-${subscriptionId}-${price}-${invoiceId}-${pricedAt ?? nowSeconds}` },
    );
  });
}
