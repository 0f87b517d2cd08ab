const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from a failed try to the next: ever longer, and a little over a day together. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 9 * HOUR];

/** After how many seconds a delivery is tried again that failed so many times; null where it is given up. */
export function pauseAfter(failures: number): number | null {
  return PAUSES[failures - 1] ?? null;
}
