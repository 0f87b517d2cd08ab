import type {
  dismissNotifications,
  readNotifications,
  restoreNotifications,
} from '@candor/contracts/notifications';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { dismiss, markAllRead, markRead, restore, unreadOf } from './store.ts';

/** Changes notifications and has the other tabs follow, where anything changed. */
async function changing(ctx: Context, work: (store: Store, userId: string) => Promise<number>) {
  const userId = ctx.owner.id;
  await ctx.store.transaction(async (store) => {
    await holdEvents(store, userId);
    if ((await work(store, userId)) === 0) return;
    await recordEvents(store, ctx, [{ kind: 'notifications-changed', subject: userId, payload: {} }]);
  });
  return { unread: await unreadOf(ctx.store, { userId, sessionId: ctx.sessionId }) };
}

export function read({ ctx, input: { body } }: Call<typeof readNotifications>) {
  const now = ctx.clock.now();
  return changing(ctx, (store, userId) =>
    'ids' in body
      ? markRead(store, userId, body.ids, now)
      : markAllRead(store, userId, new Date(body.until), now),
  );
}

export function dismissSome({ ctx, input: { body } }: Call<typeof dismissNotifications>) {
  return changing(ctx, (store, userId) => dismiss(store, userId, body.ids, ctx.clock.now()));
}

export function restoreSome({ ctx, input: { body } }: Call<typeof restoreNotifications>) {
  return changing(ctx, (store, userId) => restore(store, userId, body.ids));
}
