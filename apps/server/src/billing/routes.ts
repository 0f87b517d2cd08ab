import * as endpoints from '@candor/contracts/billing';
import { answers } from '../platform/bind.ts';
import { billingPage } from './billing-page.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { stripeWebhook } from './stripe/webhook.ts';
import { subscriptionChange } from './subscription-change.ts';
import { subscriptionPlans } from './subscription-plans.ts';
import { upgradeSubscription } from './upgrade-subscription.ts';
import { userSubscription } from './user-subscription.ts';

export const billingBindings = [
  answers(endpoints.userSubscription, userSubscription),
  answers(endpoints.subscriptionPlans, subscriptionPlans),
  answers(endpoints.subscriptionChange, subscriptionChange),
  answers(endpoints.upgradeSubscription, upgradeSubscription),
  answers(endpoints.cancelSubscription, cancelSubscription),
  answers(endpoints.resumeSubscription, resumeSubscription),
  answers(endpoints.billingPage, billingPage),
  answers(endpoints.stripeWebhook, stripeWebhook),
];
