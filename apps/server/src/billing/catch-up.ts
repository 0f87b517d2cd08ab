import type { Platform } from '../platform/context.ts';
import { billingMode } from './billing-mode.ts';
import { deleteEventsBefore, overdueCustomers } from './stripe-store.ts';
import { syncCustomer } from './stripe/sync-customer.ts';

/** Stripe tells again for three days, and by hand for thirty. */
const KEPT_MS = 40 * 24 * 3600 * 1000;

/** Asks about everybody whose time or grace is over: an event may have been lost, and grace ends without one. */
export async function catchUpWithStripe(platform: Platform): Promise<void> {
  if (billingMode(platform.configuration) !== 'stripe') return;
  const now = platform.clock.now();
  await deleteEventsBefore(platform.store, new Date(now.getTime() - KEPT_MS));
  for (const customerId of await overdueCustomers(platform.store, now))
    await syncCustomer(platform, customerId);
}
