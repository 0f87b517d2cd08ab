import { queryOptions } from '@tanstack/react-query';
import type * as billing from '@candor/contracts/billing';
import type { PlanName } from '@candor/domain/billing';
import { call } from '../../platform/call.ts';
import { route, type ReplyOf } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const subscriptionRoute = route<typeof billing.userSubscription>('GET', '/api/user-subscription');
const plansRoute = route<typeof billing.subscriptionPlans>('GET', '/api/subscription-plans');
const previewRoute = route<typeof billing.subscriptionChange>('GET', '/api/subscription-change');
const upgradeRoute = route<typeof billing.upgradeSubscription>('POST', '/api/upgrade-subscription');
const cancelRoute = route<typeof billing.cancelSubscription>('POST', '/api/cancel-subscription');
const resumeRoute = route<typeof billing.resumeSubscription>('POST', '/api/resume-subscription');
const billingPageRoute = route<typeof billing.billingPage>('POST', '/api/billing-page');

export type Subscription = ReplyOf<typeof billing.userSubscription>;
export type PlanFacts = ReplyOf<typeof billing.subscriptionPlans>[number];
export type PriceOfChange = ReplyOf<typeof billing.subscriptionChange>;

export const mySubscription = queryOptions({
  queryKey: ['user-subscription'],
  queryFn: ({ signal }) => call(subscriptionRoute, { signal }),
});

export const plansOnOffer = queryOptions({
  queryKey: ['subscription-plans'],
  queryFn: ({ signal }) => call(plansRoute, { signal }),
});

const thenAskAgain = thenRefresh('user-subscription');

/** What a change costs now, before it is made. */
export function priceOfChange(planName: PlanName): Promise<PriceOfChange> {
  return call(previewRoute, { query: { planName } });
}

/** `pricedAt` is that of the price that was shown. */
export const changePlan = thenAskAgain((planName: PlanName, pricedAt?: number) =>
  call(upgradeRoute, { body: { planName, ...(pricedAt !== undefined && { pricedAt }) } }),
);
export const cancelPlan = thenAskAgain(() => call(cancelRoute, {}));
export const resumePlan = thenAskAgain(() => call(resumeRoute, {}));

export async function billingPageUrl(): Promise<string> {
  return (await call(billingPageRoute, {})).url;
}
