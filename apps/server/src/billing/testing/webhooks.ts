import Stripe from 'stripe';
import { stripeWebhook } from '@candor/contracts/billing';
import type { Answer, TestApp } from '../../platform/testing/index.ts';
import type { StripeEvent, StripeServer } from './stripe-server.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export const stripeVariables = ({ url }: Pick<StripeServer, 'url'>): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: url,
});

const { webhooks } = new Stripe('sk_test_of_the_tests');

interface Delivery {
  /** When it was signed. */
  at: Date;
  secret?: string;
  /** What is sent instead of what was signed. */
  sent?: string;
}

/** An event, or anything else, as Stripe sends it: signed by the library's own helper. */
export function signed(event: unknown, at: Date, secret = WEBHOOK_SECRET) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** Tells the server of an event as Stripe does. */
export function deliver(
  server: TestApp,
  event: StripeEvent,
  { at, secret = WEBHOOK_SECRET, sent }: Delivery,
): Promise<Answer> {
  const { payload, signature } = signed(event, at, secret);
  return server.ask({
    method: 'POST',
    path: stripeWebhook.path,
    text: sent ?? payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  });
}
