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

const changed = z.object({ success: z.literal(true), currentPlan: planNameSchema });

export const upgradeSubscription = endpoint({
  method: 'POST',
  path: '/api/upgrade-subscription',
  summary: 'Change to another plan',
  access: 'signed-in',
  body: z.strictObject({ planName: planNameSchema }),
  reply: { kind: 'json', status: 200, schema: changed },
  errors: ['not_found', 'plan_change_refused'],
  example: { body: { planName: 'premium' } },
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/cancel-subscription',
  summary: 'Cancel the subscription',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: changed },
  errors: ['not_found'],
  example: {},
});
