import { z } from 'zod';
import { planNameSchema } from '@candor/domain/billing';
import { endpoint } from './endpoint.ts';

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
      brandFree: z.boolean(),
    }),
  },
  errors: [],
  example: {},
});

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
