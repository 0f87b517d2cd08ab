import { z } from 'zod';
import type { Owner, Platform } from '../../platform/context.ts';
import { billingMode } from '../billing-mode.ts';
import { hasCustomer, subscriptionRow } from '../stripe-store.ts';
import { askStripe, isMissing } from './ask-stripe.ts';

/** By then the account is gone, unless its deletion failed. */
const GONE_SECONDS = 5;

export const DELETE_CUSTOMER = 'delete-stripe-customer';
const deletion = z.object({ customerId: z.string() });

/** Has Stripe asked to forget somebody whose account goes; it is tried until Stripe answers. */
export async function deleteCustomerLater(platform: Platform, owner: Owner): Promise<void> {
  if (billingMode(platform.configuration) !== 'stripe') return;
  const row = await subscriptionRow(platform.store, owner.id);
  if (row)
    await platform.jobs.send(DELETE_CUSTOMER, { customerId: row.customerId }, { afterSeconds: GONE_SECONDS });
}

/**
 * Deletes a customer at Stripe, which ends their subscription at once. One whose account is there still is left alone: the
 * job is tried again, and given up where the account stays.
 */
export async function deleteCustomer(platform: Platform, data: unknown): Promise<void> {
  const { customerId } = deletion.parse(data);
  if (await hasCustomer(platform.store, customerId))
    throw new Error('the account of this customer has not been deleted');
  await askStripe(platform, async (client) => {
    try {
      await client.customers.del(customerId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}
