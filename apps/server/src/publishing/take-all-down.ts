import { eventPayloads } from '@candor/contracts/events';
import { cvKind } from '../cv/index.ts';
import { placeDocument } from '../documents/index.ts';
import type { Listener } from '../platform/context.ts';
import { documentsPublishedBy } from './store.ts';

/**
 * A person switched "Public profile" off: visitors find none of their pages from that moment on, since each visit asks
 * for the switch. What was published until then stays down when it is switched on again.
 */
export const takeAllDown: Listener = {
  name: 'publishing-takes-down',
  kinds: ['account-saved'],
  async handle({ store, event: { ownerId, payload, at } }) {
    const { publicProfile } = eventPayloads['account-saved'].parse(payload);
    if (publicProfile !== false) return;
    for (const id of await documentsPublishedBy(store, ownerId, at))
      await placeDocument(store, cvKind, ownerId, id, { isPublic: false });
  },
};
