import type { Clock } from '../platform/clock.ts';
import type { Sessions } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import { IDLE_SECONDS } from './auth.ts';
import { createSessionMemory } from './session-memory.ts';
import { moveExpiry, sessionByHash, type StoredSession } from './store.ts';
import { tokenHash } from './token.ts';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = IDLE_SECONDS * 1000;
/** However much it is used, a session ends after this. */
export const ABSOLUTE_MS = 30 * DAY_MS;

/** Finds sessions by token, remembering recent answers for a short while. */
export function createSessions(store: Store, clock: Clock, events: Events): Sessions {
  const memory = createSessionMemory(clock, events, { sharesLooks: true });

  /** Written at most once a day a session: the idle limit need not be exact to the minute. */
  const keepAlive = async (found: StoredSession, now: number) => {
    if (found.expiresAt.getTime() - now > IDLE_MS - DAY_MS) return;
    await moveExpiry(store, found.id, new Date(now + IDLE_MS));
  };

  return {
    find: (token) =>
      memory.find(token, async (now) => {
        const found = await sessionByHash(store, tokenHash(token), now);
        if (!found) return null;
        const { id, owner, createdAt, expiresAt } = found;
        const endsAt = Math.min(expiresAt.getTime(), createdAt.getTime() + ABSOLUTE_MS);
        if (now.getTime() < endsAt) await keepAlive(found, now.getTime());
        return { session: { id, owner, scopes: null }, endsAt };
      }),
  };
}
