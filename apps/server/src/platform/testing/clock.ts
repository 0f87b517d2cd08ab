import type { Clock } from '../clock.ts';

/** A clock that stands still until it is moved. */
export function aClock(start = '2026-11-21T09:00:00.000Z'): Clock & { pass: (minutes: number) => void } {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    pass(minutes) {
      nowMs += minutes * 60_000;
    },
  };
}
