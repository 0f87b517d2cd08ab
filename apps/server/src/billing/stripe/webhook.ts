import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { stripeWebhook as endpoint } from '@candor/contracts/billing';
import type { Call } from '../../platform/bind.ts';
import type { Platform } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { billingMode } from '../billing-mode.ts';
import { hasEvent, type Invoice } from '../stripe-store.ts';
import { askStripe, isMissing } from './ask-stripe.ts';
import { syncCustomer } from './sync-customer.ts';

/** An event may be on its way this long; an older one is a recording. */
const TOLERANCE_SECONDS = 300;

/** The frame of every event. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference;

/** The customer of an event about payments; none for events about anything else. */
function customerIn(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return idOf(event.data.object.customer) ?? undefined;
    case 'customer.deleted':
      return event.data.object.id;
    default:
      return undefined;
  }
}

/** The invoice that an event says is paid, as Stripe has it now. */
async function paidInvoice(platform: Platform, event: Stripe.Event): Promise<Invoice | null> {
  if (event.type !== 'invoice.paid' || !event.data.object.id) return null;
  const { id } = event.data.object;
  const invoice = await askStripe(platform, async (client) => {
    try {
      return await client.invoices.retrieve(id);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
  const paidAt = invoice?.status_transitions.paid_at;
  if (!invoice || invoice.status !== 'paid' || !paidAt) return null;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return { id, paid: invoice.amount_paid, tax, currency: invoice.currency, paidAt: new Date(paidAt * 1000) };
}

async function verified({ ctx, input }: Call<typeof endpoint>): Promise<Stripe.Event> {
  const { configuration, stripe, clock, log } = ctx;
  const secret = configuration.STRIPE_WEBHOOK_SECRET;
  if (billingMode(configuration) !== 'stripe' || !secret) throw new Refusal('not_found');
  const { bytes, signature } = input.signed;
  const { webhooks } = await stripe.client();
  const now = clock.now().getTime();
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(Buffer.from(bytes), signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    log.warn({ security: 'webhook-refused' }, 'a message that Stripe did not sign, or not now');
    throw new Refusal('invalid', 'The signature is not valid.');
  }
  if (!eventSchema.safeParse(event).success) throw new Refusal('invalid', 'This isn’t an event.');
  return event;
}

/**
 * Takes in what Stripe tells, each event once. What an event says is not believed for more than that something happened:
 * how things stand is asked, so events may come twice and in any order. Where Stripe cannot be asked the answer is a
 * refusal, and Stripe tells again.
 */
export async function stripeWebhook(call: Call<typeof endpoint>) {
  const { ctx } = call;
  const event = await verified(call);
  const customer = customerIn(event);
  if (customer && !(await hasEvent(ctx.store, event.id)))
    await syncCustomer(ctx, customer, { eventId: event.id, invoice: await paidInvoice(ctx, event) });
  return { received: true as const };
}
