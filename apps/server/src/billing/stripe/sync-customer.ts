import { isKeptGrant, standingOf } from '@candor/domain/billing';
import type { Platform } from '../../platform/context.ts';
import { changeSubscription } from '../change-subscription.ts';
import { askAbout, insertEvent, insertInvoice, keepStanding, type Invoice } from '../stripe-store.ts';
import { askStripe } from './ask-stripe.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/** What an event brings along. */
interface StripeEvent {
  eventId: string;
  invoice: Invoice | null;
}

/**
 * Takes over what Stripe says of a customer now, whatever it was that happened. Asked and answered in numbered order, so
 * that of answers that cross the later one stands; an event goes in with its effect, or not at all.
 */
export async function syncCustomer(
  platform: Pick<Platform, 'store' | 'listeners' | 'events' | 'clock' | 'stripe' | 'log'>,
  customerId: string,
  event?: StripeEvent,
): Promise<void> {
  const question = await askAbout(platform.store, customerId);
  if (!question) return;
  const now = platform.clock.now();
  const subscriptions = await askStripe(platform, (client) => subscriptionsOf(client, customerId));
  const standing = standingOf(subscriptions, now.getTime());
  await changeSubscription(platform, question.userId, async (before, store) => {
    if (event && !(await insertEvent(store, event.eventId, now))) return null;
    if (event?.invoice) await insertInvoice(store, question.userId, event.invoice);
    const isNews = await keepStanding(store, question, standing);
    return isNews ? { ...standing, ...(isKeptGrant(before, standing) && before) } : null;
  });
}
