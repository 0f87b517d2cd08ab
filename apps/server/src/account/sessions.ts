import type { Clock } from '../platform/clock.ts';
import type { Session, Sessions } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import { IDLE_SECONDS } from './auth.ts';
import { moveExpiry, sessionByHash, type StoredSession } from './store.ts';
import { tokenHash } from './token.ts';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = IDLE_SECONDS * 1000;
/** However much it is used, a session ends after this. */
export const ABSOLUTE_MS = 30 * DAY_MS;
/** What an instance may believe of a session without asking; changes told by events end it at once. */
const BELIEVED_MS = 20_000;
const REMEMBERED = 5_000;

interface Remembered {
  session: Session;
  /** Ends by itself at this moment. */
  endsAt: number;
  askAgainAt: number;
}

/** Finds sessions by token, remembering recent answers for a short while. */
export function createSessions(store: Store, clock: Clock, events: Events): Sessions {
  const remembered = new Map<string, Remembered>();
  let changes = 0;

  events.listen('sessions-changed', ({ userId }) => {
    changes += 1;
    for (const [token, { session }] of remembered) {
      if (session.owner.id === userId) remembered.delete(token);
    }
  });

  const remember = (token: string, entry: Remembered) => {
    if (remembered.size >= REMEMBERED) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.delete(token);
    remembered.set(token, entry);
  };

  /** Written at most once a day a session: the idle limit need not be exact to the minute. */
  const keepAlive = async (found: StoredSession, now: number) => {
    if (found.expiresAt.getTime() - now > IDLE_MS - DAY_MS) return;
    await moveExpiry(store, found.id, new Date(now + IDLE_MS));
  };

  return {
    async find(token) {
      const now = clock.now().getTime();
      const known = remembered.get(token);
      if (known && now < known.askAgainAt && now < known.endsAt) return known.session;
      const before = changes;
      const found = await sessionByHash(store, tokenHash(token), new Date(now));
      const endsAt = found ? Math.min(found.expiresAt.getTime(), found.createdAt.getTime() + ABSOLUTE_MS) : 0;
      if (!found || now >= endsAt) {
        remembered.delete(token);
        return null;
      }
      await keepAlive(found, now);
      const session: Session = { id: found.id, owner: found.owner };
      // What was read while sessions changed may be stale already.
      if (before === changes) remember(token, { session, endsAt, askAgainAt: now + BELIEVED_MS });
      return session;
    },
  };
}
