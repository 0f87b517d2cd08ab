import type { Events } from '../platform/events.ts';

/** Wakes whoever waits for a person's events. */
export interface News {
  /** Resolves at the next news of this person, at the latest after `durationMs`, or when the signal aborts. */
  next(userId: string, durationMs: number, signal: AbortSignal): Promise<void>;
}

/** One listener of the bus for all streams: a person's news wakes that person's streams only. */
export function createNews(events: Events): News {
  const waiting = new Map<string, Set<() => void>>();
  const wake = ({ userId }: { userId: string }) => {
    for (const resolve of waiting.get(userId) ?? []) resolve();
  };
  events.listen('recorded', wake);
  events.listen('sessions-changed', wake);
  return {
    async next(userId, durationMs, signal) {
      if (signal.aborted) return;
      const woken = Promise.withResolvers<void>();
      const all = waiting.get(userId) ?? new Set();
      waiting.set(userId, all.add(woken.resolve));
      const timer = setTimeout(woken.resolve, durationMs);
      signal.addEventListener('abort', () => woken.resolve(), { once: true });
      await woken.promise;
      clearTimeout(timer);
      all.delete(woken.resolve);
      if (all.size === 0 && waiting.get(userId) === all) waiting.delete(userId);
    },
  };
}
