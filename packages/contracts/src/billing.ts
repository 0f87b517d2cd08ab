import { z } from 'zod';
import { planNameSchema } from '@candor/domain/billing';
import { endpoint } from './endpoint.ts';

/** How plans change: not at all, at once and without a payment, or by what Stripe says. */
export const billingModeSchema = z.enum(['off', 'test', 'stripe']);
export type BillingMode = z.infer<typeof billingModeSchema>;

export const userSubscription = endpoint({
  method: 'GET',
  path: '/api/user-subscription',
  summary: "The person's plan and what of it is used this month",
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      currentPlan: planNameSchema,
      cvUsage: z.int().min(0),
      /** CVs a calendar month (UTC); null is without limit. */
      cvLimit: z.int().min(0).nullable(),
      /** When the next month of the plan begins. */
      resetsAt: z.iso.datetime(),
      brandFree: z.boolean(),
      billing: billingModeSchema,
      /** When the time that is paid for ends; null where nothing is paid for. */
      periodEndsAt: z.iso.datetime().nullable(),
      /** Whether it is charged for again then. */
      renews: z.boolean(),
      /** Until when a payment that failed leaves the plan as it is; null where all is paid. */
      graceEndsAt: z.iso.datetime().nullable(),
      /** Whether the payment provider has a page of the person's cards and invoices. */
      hasBillingPage: z.boolean(),
    }),
  },
  errors: [],
  example: {},
});

/** None where the server has no plans. */
export const subscriptionPlans = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  summary: 'The plans on offer',
  access: 'public',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.array(
      z.object({
        id: z.string(),
        name: planNameSchema,
        displayName: z.string(),
        description: z.string(),
        /** US cents a billing interval. */
        price: z.int().min(0),
        billingInterval: z.string(),
        features: z.array(z.string()),
        cvLimit: z.int().min(0).nullable(),
        brandFree: z.boolean(),
      }),
    ),
  },
  errors: [],
  example: {},
});

const changeReply = z.object({
  success: z.literal(true),
  currentPlan: planNameSchema,
  /** Where the plan is paid for; null where nothing is to be paid there. */
  checkoutUrl: z.string().nullable(),
  /** The payment provider was asked; the plan changes when it confirms. */
  isPending: z.boolean(),
});

/** Seconds since 1970: what a change costs hangs on the moment. */
const pricedAt = z.int().min(0);

export const subscriptionChange = endpoint({
  method: 'GET',
  path: '/api/subscription-change',
  summary: 'What a change to another plan costs now, before it is made',
  access: 'signed-in',
  query: z.object({ planName: planNameSchema }),
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      /** In the smallest unit of the currency, what is still credited taken off. */
      dueNow: z.int(),
      currency: z.string(),
      /** To be sent along, so that the change costs what was shown. */
      pricedAt: pricedAt.nullable(),
    }),
  },
  errors: ['not_found', 'plan_change_refused', 'payment_failed'],
  example: { query: { planName: 'professional' } },
});

export const upgradeSubscription = endpoint({
  method: 'POST',
  path: '/api/upgrade-subscription',
  summary: 'Change to another plan',
  access: 'signed-in',
  body: z.strictObject({ planName: planNameSchema, pricedAt: pricedAt.optional() }),
  reply: { kind: 'json', status: 200, schema: changeReply },
  errors: ['not_found', 'plan_change_refused', 'payment_failed'],
  example: { body: { planName: 'premium' } },
});

/** What is paid for stays until its end. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/cancel-subscription',
  summary: 'Cancel the subscription',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: changeReply },
  errors: ['not_found'],
  example: {},
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/resume-subscription',
  summary: 'Keep a subscription that was cancelled and has not ended',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: changeReply },
  errors: ['not_found'],
  example: {},
});

export const billingPage = endpoint({
  method: 'POST',
  path: '/api/billing-page',
  summary: "The payment provider's page of the person's cards and invoices",
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ url: z.string() }) },
  errors: ['not_found'],
  example: {},
});

/** An event of Stripe is larger than a form of ours. */
const EVENT_BYTES = 1024 * 1024;

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe-webhook',
  summary: 'What Stripe tells of payments, signed by it',
  access: 'public',
  signature: 'stripe-signature',
  bodyLimit: EVENT_BYTES,
  reply: { kind: 'json', status: 200, schema: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'invalid', 'too_large'],
  example: {},
});
