import type { Stripe } from 'stripe';
import type { PaidSubscription } from '@candor/domain/billing';
import { isMissing } from './ask-stripe.ts';
import { planOfPrice } from './price.ts';

/** More than anybody has; the newest come first. */
const MOST = 100;

function unpaidSince({ latest_invoice: invoice }: Stripe.Subscription): number | null {
  if (!invoice || typeof invoice === 'string') return null;
  return invoice.status === 'open' || invoice.status === 'uncollectible' ? invoice.created * 1000 : null;
}

function paidSubscription(subscription: Stripe.Subscription): PaidSubscription | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  const endsAt = subscription.cancel_at ?? item.current_period_end;
  return {
    id: subscription.id,
    plan: planOfPrice(item.price),
    status: subscription.status,
    createdAtMs: subscription.created * 1000,
    periodEndsAtMs: Math.min(endsAt, item.current_period_end) * 1000,
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null,
    unpaidSinceMs: unpaidSince(subscription),
  };
}

/** All that a customer has subscribed to, as Stripe has it now. A customer that was deleted there has nothing. */
export async function subscriptionsOf(client: Stripe, customer: string): Promise<PaidSubscription[]> {
  try {
    const expand = ['data.latest_invoice'];
    const { data } = await client.subscriptions.list({ customer, status: 'all', limit: MOST, expand });
    return data.flatMap((one) => paidSubscription(one) ?? []);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
