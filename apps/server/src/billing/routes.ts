import * as endpoints from '@candor/contracts/billing';
import { answers } from '../platform/bind.ts';
import { subscriptionPlans } from './subscription-plans.ts';
import { userSubscription } from './user-subscription.ts';

export const billingBindings = [
  answers(endpoints.userSubscription, userSubscription),
  answers(endpoints.subscriptionPlans, subscriptionPlans),
];
