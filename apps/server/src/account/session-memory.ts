import type { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/context.ts';
import type { Events } from '../platform/events.ts';

/** What an instance may believe of a session without asking; events about changes end it at once. */
const BELIEVED_MS = 20_000;
const REMEMBERED = 5_000;

/** A session that was found, and the moment at which it ends by itself. */
export interface Found {
  session: Session;
  endsAt: number;
}

/** Sessions by what opens them. */
export interface SessionMemory {
  /** What is remembered of a token, else what `look` finds at this moment. */
  find(token: string, look: (now: Date) => Promise<Found | null>): Promise<Session | null>;
}

interface MemoryOptions {
  /** Do calls that come at once share one look? Not where each look counts. Default false. */
  sharesLooks?: boolean;
}

/** Remembers recent answers for a short while. */
export function createSessionMemory(
  clock: Clock,
  events: Events,
  { sharesLooks = false }: MemoryOptions = {},
): SessionMemory {
  const remembered = new Map<string, Found & { askAgainAt: number }>();
  const looks = new Map<string, { changes: number; found: Promise<Found | null> }>();
  let changes = 0;

  events.listen('sessions-changed', ({ userId }) => {
    changes += 1;
    for (const [token, { session }] of remembered) {
      if (session.owner.id === userId) remembered.delete(token);
    }
  });

  const remember = (token: string, found: Found, now: number) => {
    if (remembered.size >= REMEMBERED) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.delete(token);
    remembered.set(token, { ...found, askAgainAt: now + BELIEVED_MS });
  };

  /** The look for a token that is under way, unless a session has changed since it began. */
  const lookOnce = (token: string, look: () => Promise<Found | null>): Promise<Found | null> => {
    const underWay = looks.get(token);
    if (underWay?.changes === changes) return underWay.found;
    const begun = { changes, found: look() };
    looks.set(token, begun);
    const end = () => {
      if (looks.get(token) === begun) looks.delete(token);
    };
    begun.found.then(end, end);
    return begun.found;
  };

  return {
    async find(token, look) {
      const now = clock.now().getTime();
      const known = remembered.get(token);
      if (known && now < known.askAgainAt && now < known.endsAt) return known.session;
      const before = changes;
      const lookNow = () => look(new Date(now));
      const found = await (sharesLooks ? lookOnce(token, lookNow) : lookNow());
      if (!found || now >= found.endsAt) {
        remembered.delete(token);
        return null;
      }
      // What was read while sessions changed may be stale already.
      if (before === changes) remember(token, found, now);
      return found.session;
    },
  };
}
