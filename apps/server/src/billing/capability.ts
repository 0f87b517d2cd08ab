import { defineCapability, owned, unowned } from '../platform/capability.ts';
import { startingPlans } from './plans.data.ts';
import { billingBindings } from './routes.ts';
import { quotaUsage, subscriptionPlans } from './schema.ts';
import { insertMissingPlans } from './store.ts';

export const billing = defineCapability({
  name: 'billing',
  bindings: billingBindings,
  tables: [unowned(subscriptionPlans), owned(quotaUsage, { portability: 'record' })],
  // A new store gets the plans; those of an old one stay as they are.
  start: ({ store }) => insertMissingPlans(store, startingPlans),
});
