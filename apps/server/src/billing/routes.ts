import * as endpoints from '@candor/contracts/billing';
import { answers } from '../platform/bind.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { subscriptionPlans } from './subscription-plans.ts';
import { upgradeSubscription } from './upgrade-subscription.ts';
import { userSubscription } from './user-subscription.ts';

export const billingBindings = [
  answers(endpoints.userSubscription, userSubscription),
  answers(endpoints.subscriptionPlans, subscriptionPlans),
  answers(endpoints.upgradeSubscription, upgradeSubscription),
  answers(endpoints.cancelSubscription, cancelSubscription),
];
