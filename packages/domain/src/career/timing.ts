import type { Timeframe } from './input.ts';
import type { Step } from './step.ts';

export const weeksOf: Readonly<Record<Timeframe, number>> = {
  '6-months': 26,
  '1-year': 52,
  '2-years': 104,
  '3-years': 156,
};
export const monthsOf: Readonly<Record<Timeframe, number>> = {
  '6-months': 6,
  '1-year': 12,
  '2-years': 24,
  '3-years': 36,
};
export const durationWords: Readonly<Record<Timeframe, string>> = {
  '6-months': '6 months',
  '1-year': '1 year',
  '2-years': '2 years',
  '3-years': '3 years',
};

/** What a step takes of the time. */
export interface Effort {
  leastWeeks: number;
  /** What it takes at most where time is left over; at least `leastWeeks`. */
  mostWeeks: number;
  hoursPerWeek: number;
}

export type Timed = Pick<Step, 'startWeek' | 'weeks' | 'hoursPerWeek' | 'timeframe'>;

const weekWords = (from: number, weeks: number) =>
  weeks === 1 ? `Week ${from}` : `Weeks ${from}–${from + weeks - 1}`;

/** The weeks that steps take one after the other at least. */
export const leastWeeksOf = (steps: readonly Effort[]) =>
  steps.reduce((sum, { leastWeeks }) => sum + Math.max(1, leastWeeks), 0);

/**
 * Steps one after the other without a gap, each with the weeks it takes at least. Where more time was chosen, those that may
 * take longer share the rest, none more than it takes at most: a way may be done before the time is over. Where less was
 * chosen, it is as long as it has to be.
 */
export function timed(steps: readonly Effort[], weeks: number): Timed[] {
  const own = steps.map(({ leastWeeks }) => Math.max(1, leastWeeks));
  let rest = weeks - leastWeeksOf(steps);
  const roomAt = (at: number) => (steps[at]?.mostWeeks ?? 0) - (own[at] ?? 0);
  while (rest > 0) {
    const open = own.flatMap((_, at) => (roomAt(at) > 0 ? [at] : []));
    if (open.length === 0) break;
    const share = Math.max(1, Math.floor(rest / open.length));
    for (const at of open) {
      const more = Math.min(share, roomAt(at), rest);
      own[at] = (own[at] ?? 0) + more;
      rest -= more;
    }
  }
  let startWeek = 1;
  return steps.map(({ hoursPerWeek }, at) => {
    const from = startWeek;
    const length = own[at] ?? 1;
    startWeek += length;
    return { startWeek: from, weeks: length, hoursPerWeek, timeframe: weekWords(from, length) };
  });
}
