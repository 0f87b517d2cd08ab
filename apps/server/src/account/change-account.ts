import type { EventKind, EventPayload, SecurityChange } from '@candor/contracts/events';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Core } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';

type Kind = Extract<EventKind, 'account-saved' | 'security-changed'>;
type About = { [K in Kind]: { kind: K; payload: EventPayload<K> } }[Kind];
type Parts = Pick<Core, 'store' | 'events' | 'listeners'> & { sessionId?: string };

/** The event of a change to how an account is entered. */
export const securityChange = (change: SecurityChange): About => ({
  kind: 'security-changed',
  payload: { change },
});

/**
 * Changes an account in one transaction, together with its event (none where `about` gives null); then
 * every server reads what it knows of the person's sessions again. Where `work` gives null nothing was changed, and there
 * is no event.
 */
export async function changeAccount<Result>(
  ctx: Parts,
  userId: string,
  about: About | ((result: Result) => About | null),
  work: (store: Store) => Promise<Result | null>,
): Promise<Result | null> {
  const result = await ctx.store.transaction(async (store) => {
    await holdEvents(store, userId);
    const done = await work(store);
    const event = done !== null && (typeof about === 'function' ? about(done) : about);
    if (event) await recordEvents(store, { ...ctx, owner: { id: userId } }, [{ ...event, subject: userId }]);
    return done;
  });
  if (result !== null) await ctx.events.publish('sessions-changed', { userId });
  return result;
}
