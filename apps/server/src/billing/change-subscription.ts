import { holdEvents, recordEvents } from '../events/index.ts';
import type { Core } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdSubscription, updateSubscription, type Subscription } from './store.ts';

/**
 * Changes a person's subscription by what it is now: of concurrent changes, each sees the one before. All open sessions get the
 * event. `decide` may write in the same transaction, and
 * gives null where nothing changes.
 */
export async function changeSubscription(
  ctx: Pick<Core, 'store' | 'listeners' | 'events'>,
  userId: string,
  decide: (now: Subscription, store: Store) => Subscription | null | Promise<Subscription | null>,
): Promise<Subscription> {
  const { next, now } = await ctx.store.transaction(async (store) => {
    await holdEvents(store, userId);
    const now = await holdSubscription(store, userId);
    // The account was deleted since the call began.
    if (!now) throw new Refusal('unauthenticated');
    const next = await decide(now, store);
    if (next) {
      await updateSubscription(store, userId, next);
      const event = { kind: 'subscription-changed', subject: userId, payload: {} } as const;
      await recordEvents(store, { listeners: ctx.listeners, owner: { id: userId } }, [event]);
    }
    return { next, now };
  });
  if (next) await ctx.events.publish('sessions-changed', { userId });
  return next ?? now;
}
