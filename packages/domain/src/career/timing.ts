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
  hoursPerWeek: number;
  /** It takes what time is left over. */
  isFlexible: boolean;
}

export type Timed = Pick<Step, 'startWeek' | 'weeks' | 'hoursPerWeek' | 'timeframe'>;

const weekWords = (from: number, weeks: number) =>
  weeks === 1 ? `Week ${from}` : `Weeks ${from}–${from + weeks - 1}`;

/** The weeks that steps take one after the other at least. */
export const leastWeeksOf = (steps: readonly Effort[]) =>
  steps.reduce((sum, { leastWeeks }) => sum + Math.max(1, leastWeeks), 0);

/**
 * Steps one after the other without a gap, each with the weeks it takes at least. Where more time was chosen, the flexible
 * ones share the rest (the last one has it where none is); where less was, the way is as long as it has to be.
 */
export function timed(steps: readonly Effort[], weeks: number): Timed[] {
  const rest = Math.max(0, weeks - leastWeeksOf(steps));
  const flexible = steps.flatMap(({ isFlexible }, at) => (isFlexible ? [at] : []));
  const sharing = flexible.length > 0 ? flexible : [steps.length - 1];
  let startWeek = 1;
  return steps.map(({ leastWeeks, hoursPerWeek }, at) => {
    const turn = sharing.indexOf(at);
    const more = turn < 0 ? 0 : Math.floor(rest / sharing.length) + (turn < rest % sharing.length ? 1 : 0);
    const own = Math.max(1, leastWeeks) + more;
    const from = startWeek;
    startWeek += own;
    return { startWeek: from, weeks: own, hoursPerWeek, timeframe: weekWords(from, own) };
  });
}
