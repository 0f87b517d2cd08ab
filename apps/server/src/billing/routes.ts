import * as endpoints from '@candor/contracts/billing';
import { bind, type Routes } from '../platform/bind.ts';
import { subscriptionPlans } from './subscription-plans.ts';
import { userSubscription } from './user-subscription.ts';

export const billingRoutes: Routes = (app) => {
  bind(app, endpoints.userSubscription, userSubscription);
  bind(app, endpoints.subscriptionPlans, subscriptionPlans);
};
