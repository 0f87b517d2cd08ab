import type { Stripe } from 'stripe';
import type { Plan } from '@candor/domain/billing';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keepCheckout, subscriptionRow } from '../stripe-store.ts';
import { askStripe, isMissing } from './ask-stripe.ts';
import { customerOf } from './customer-of.ts';
import { priceOf } from './price.ts';

type Asking = Pick<Context, 'store' | 'owner' | 'stripe' | 'log' | 'configuration' | 'origin'>;
/** Tabs that open payment pages at the same time wait for each other no longer than this. */
const MOST_TRIES = 4;

/** The page that is open: that of the same plan is used again, one of another is closed. */
async function openPage(client: Stripe, id: string | null, plan: Plan): Promise<string | null> {
  if (id === null) return null;
  try {
    const session = await client.checkout.sessions.retrieve(id);
    if (session.status !== 'open') return null;
    if (session.metadata?.['plan'] === plan.name && session.url) return session.url;
    await client.checkout.sessions.expire(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return null;
}

function newPage(
  client: Stripe,
  ctx: Asking,
  sale: { customer: string; price: string; plan: Plan; key: string },
) {
  const { customer, price, plan, key } = sale;
  const back = `${ctx.origin()}/subscription`;
  const isTaxed = ctx.configuration.STRIPE_TAX === 'on';
  return client.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: `${back}?checkout=done`,
      cancel_url: back,
      metadata: { plan: plan.name },
      ...(isTaxed && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
    },
    { idempotencyKey: key },
  );
}

/**
 * Stripe's page on which a plan is paid for. A person has at most one open, so that a plan bought in two tabs is paid
 * once.
 */
export async function openCheckout(ctx: Asking, plan: Plan): Promise<string> {
  const customer = await customerOf(ctx);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await subscriptionRow(ctx.store, ctx.owner.id);
    if (!row) throw new Refusal('unauthenticated');
    const session = await askStripe(ctx, async (client) => {
      const url = await openPage(client, row.checkoutId, plan);
      if (url) return { url, id: null };
      const price = await priceOf(client, plan);
      const key = `checkout-${customer}-${price}-${row.checkouts}`;
      const { id, url: made } = await newPage(client, ctx, { customer, price, plan, key });
      return { url: made, id };
    });
    if (!session.url) throw new Refusal('unavailable');
    if (session.id === null || (await keepCheckout(ctx.store, row, session.id))) return session.url;
    // Another tab was first: its page stands. Of the same plan it is the same one.
    const winner = await subscriptionRow(ctx.store, ctx.owner.id);
    const { id } = session;
    if (winner?.checkoutId !== id) await askStripe(ctx, (client) => client.checkout.sessions.expire(id));
  }
  throw new Refusal('unavailable');
}
