import type { LearningStyle, Timeframe } from './input.ts';
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

/** Which steps take more of the time, by how a person learns. */
const emphasis: Readonly<Record<LearningStyle, Partial<Record<Step['category'], number>>>> = {
  'hands-on': { experience: 1.4 },
  structured: { education: 1.3, certification: 1.3 },
  mentorship: { network: 1.6, experience: 1.1 },
  'self-directed': { skill: 1.3 },
};

/** Hours a week that can be kept up beside a job; schooling takes more. */
const mostHours: Readonly<Record<Step['category'], number>> = {
  skill: 12,
  experience: 12,
  education: 25,
  network: 5,
  certification: 15,
};
const LEAST_HOURS = 2;

export interface Effort {
  category: Step['category'];
  /** Hours in all. */
  effort: number;
}

export type Timed = Pick<Step, 'startWeek' | 'weeks' | 'hoursPerWeek' | 'timeframe'>;

const weekWords = (from: number, weeks: number) =>
  weeks === 1 ? `Week ${from}` : `Weeks ${from}–${from + weeks - 1}`;

/**
 * Spreads steps over a number of weeks, one after the other and without a gap: each gets at least one week and more the
 * more work it is, the largest least so, since schooling would leave nothing to the others.
 */
export function timed(steps: readonly Effort[], weeks: number, style: LearningStyle): Timed[] {
  const weights = steps.map(({ category, effort }) => Math.sqrt(effort) * (emphasis[style][category] ?? 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted = weights.map((weight) => Math.max(1, (weight / whole) * weeks));
  const given = wanted.map(Math.floor);
  const rest = wanted.map((want, at) => ({ at, part: want - (given[at] ?? 0) }));
  let left = weeks - given.reduce((sum, one) => sum + one, 0);
  for (const { at } of rest.toSorted((a, b) => b.part - a.part || a.at - b.at)) {
    if (left <= 0) break;
    given[at] = (given[at] ?? 0) + 1;
    left -= 1;
  }
  // The least of a week each may have given out more than there is: it comes from the longest.
  for (; left < 0; left += 1) {
    const longest = given.indexOf(Math.max(...given));
    given[longest] = (given[longest] ?? 0) - 1;
  }
  let startWeek = 1;
  return steps.map(({ category, effort }, at) => {
    const own = given[at] ?? 1;
    const from = startWeek;
    startWeek += own;
    const hours = Math.round(effort / own);
    return {
      startWeek: from,
      weeks: own,
      hoursPerWeek: Math.min(mostHours[category], Math.max(LEAST_HOURS, hours)),
      timeframe: weekWords(from, own),
    };
  });
}
