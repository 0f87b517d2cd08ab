import { queryOptions } from '@tanstack/react-query';
import type * as billing from '@candor/contracts/billing';
import type { PlanName } from '@candor/domain/billing';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const subscriptionRoute = route<typeof billing.userSubscription>('GET', '/api/user-subscription');
const plansRoute = route<typeof billing.subscriptionPlans>('GET', '/api/subscription-plans');
const upgradeRoute = route<typeof billing.upgradeSubscription>('POST', '/api/upgrade-subscription');
const cancelRoute = route<typeof billing.cancelSubscription>('POST', '/api/cancel-subscription');

export type Subscription = ReplyOf<typeof billing.userSubscription>;
export type PlanCardFacts = ReplyOf<typeof billing.subscriptionPlans>[number];

export const mySubscription = queryOptions({
  queryKey: ['user-subscription'],
  queryFn: ({ signal }) => call(subscriptionRoute, { signal }),
});

export const plansOnOffer = queryOptions({
  queryKey: ['subscription-plans'],
  queryFn: ({ signal }) => call(plansRoute, { signal }),
});

/** Asks for the subscription again whatever came of it: a refusal says that this screen is behind. */
async function thenLookAgain<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } finally {
    await queryClient.invalidateQueries({ queryKey: mySubscription.queryKey });
  }
}

export function changePlan(planName: PlanName) {
  return thenLookAgain(call(upgradeRoute, { body: { planName } }));
}

export function cancelPlan() {
  return thenLookAgain(call(cancelRoute, {}));
}
