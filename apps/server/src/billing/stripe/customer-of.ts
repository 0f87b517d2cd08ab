import type { Context } from '../../platform/context.ts';
import { insertCustomer, replaceCustomer, subscriptionRow } from '../stripe-store.ts';
import { askStripe, isMissing } from './ask-stripe.ts';

type Asking = Pick<Context, 'store' | 'owner' | 'stripe' | 'log'>;

/** Makes a customer, once however often it is asked for: `after` is the one before it, if any. */
function makeCustomer(ctx: Asking, after: string): Promise<string> {
  const { id, email, name } = ctx.owner;
  return askStripe(ctx, async (client) => {
    const made = await client.customers.create(
      { email, name, metadata: { user: id } },
      { idempotencyKey: `customer-${id}-${after}` },
    );
    return made.id;
  });
}

function isThere(ctx: Asking, customerId: string): Promise<boolean> {
  return askStripe(ctx, async (client) => {
    try {
      return !(await client.customers.retrieve(customerId)).deleted;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });
}

/** Who the caller is to Stripe: stored before anything is sold, so that every event about it finds its person. */
export async function customerOf(ctx: Asking): Promise<string> {
  const userId = ctx.owner.id;
  const known = (await subscriptionRow(ctx.store, userId))?.customerId;
  if (!known) return insertCustomer(ctx.store, userId, await makeCustomer(ctx, 'none'));
  if (await isThere(ctx, known)) return known;
  const to = await makeCustomer(ctx, known);
  await replaceCustomer(ctx.store, userId, { from: known, to });
  return to;
}
