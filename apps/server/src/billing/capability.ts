import { defineCapability, personalTable, impersonalTable } from '../platform/capability.ts';
import { ANNOUNCE_RENEWAL, announceRenewal, announceRenewals } from './announce-renewals.ts';
import { catchUpWithStripe } from './catch-up.ts';
import { startingPlans } from './plans.data.ts';
import { billingBindings } from './routes.ts';
import { invoices, quotaUsage, revenue, stripeEvents, subscriptionPlans, subscriptions } from './schema.ts';
import { insertMissingPlans } from './store.ts';
import { DELETE_CUSTOMER, deleteCustomer, deleteCustomerLater } from './stripe/delete-customer.ts';
import { createStripeAccess } from './stripe/client.ts';

export const billing = defineCapability({
  name: 'billing',
  bindings: billingBindings,
  tables: [
    impersonalTable(subscriptionPlans),
    personalTable(quotaUsage, { portability: 'record' }),
    personalTable(subscriptions, { portability: 'record' }),
    personalTable(invoices, { portability: 'record' }),
    impersonalTable(stripeEvents),
    impersonalTable(revenue),
  ],
  services: { stripe: ({ configuration }) => createStripeAccess(configuration) },
  jobs: [
    { name: 'announce-renewals', daily: announceRenewals },
    { name: ANNOUNCE_RENEWAL, run: announceRenewal },
    { name: 'catch-up-with-stripe', daily: catchUpWithStripe },
    { name: DELETE_CUSTOMER, run: deleteCustomer },
  ],
  beforeDeletion: deleteCustomerLater,
  // A new store gets the plans; those of an old one stay as they are.
  start: ({ store }) => insertMissingPlans(store, startingPlans),
});
