import type { Stripe } from 'stripe';
import { planNameSchema, type Plan, type PlanName } from '@candor/domain/billing';

/** Names a price by what it is: a plan at another price is another one, and those who have the old one keep it. */
const lookupKeyOf = ({ name, priceCents }: Plan) => `candor-${name}-usd-${priceCents}-month`;

/** The price of a plan, made at Stripe when it is first sold. */
export async function priceOf(client: Stripe, plan: Plan): Promise<string> {
  const lookupKey = lookupKeyOf(plan);
  const { data } = await client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const made = await client.prices.create(
    {
      currency: 'usd',
      unit_amount: plan.priceCents,
      recurring: { interval: 'month' },
      product_data: { name: `Candor ${plan.displayName}` },
      lookup_key: lookupKey,
      tax_behavior: 'exclusive',
      metadata: { plan: plan.name },
    },
    { idempotencyKey: lookupKey },
  );
  return made.id;
}

/** The plan that a price is of; free for a price that is none of ours. */
export function planOfPrice({ metadata, lookup_key: lookupKey }: Stripe.Price): PlanName {
  const named = metadata['plan'] ?? lookupKey?.split('-')[1];
  return planNameSchema.safeParse(named).data ?? 'free';
}
