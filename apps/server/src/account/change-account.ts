import type { EventKind } from '@candor/contracts/events';
import { holdEvents, recordEvents, type Happened } from '../events/index.ts';
import type { Core } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';

interface Changed<K extends EventKind> extends Pick<Happened<K>, 'kind' | 'payload'> {
  userId: string;
}

/**
 * Changes an account in one transaction, together with the event that tells of it; then every server reads what it knows
 * of the person's sessions again. Nothing is told where `work` gives null: then nothing was changed.
 */
export async function changeAccount<K extends EventKind, Result>(
  ctx: Pick<Core, 'store' | 'events' | 'listeners'>,
  { userId, kind, payload }: Changed<K>,
  work: (store: Store) => Promise<Result | null>,
): Promise<Result | null> {
  const result = await ctx.store.transaction(async (store) => {
    await holdEvents(store, userId);
    const done = await work(store);
    if (done !== null)
      await recordEvents(store, { listeners: ctx.listeners, owner: { id: userId } }, [
        { kind, subject: userId, payload },
      ]);
    return done;
  });
  if (result !== null) await ctx.events.tell('sessions-changed', { userId });
  return result;
}
