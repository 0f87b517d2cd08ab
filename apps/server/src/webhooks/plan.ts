import type { Listener } from '../platform/context.ts';
import { messageOf, deliveredKinds } from './message.ts';
import { planDeliveries, webhooksFor } from './store.ts';

/** Plans, in the transaction in which an event is handled, a delivery to each webhook that wants it. */
export const webhookListener: Listener = {
  name: 'webhooks',
  kinds: deliveredKinds,
  async handle({ platform, store, event }) {
    const message = messageOf(event);
    if (!message) return;
    const { type, own, site } = message;
    const wanting = await webhooksFor(store, event.ownerId, type);
    const now = platform.clock.now();
    await planDeliveries(
      store,
      wanting.map(({ id, userId }) => ({
        webhookId: id,
        eventId: event.id,
        type,
        body: userId === null ? site : own,
        dueAt: now,
        createdAt: now,
      })),
    );
  },
};
