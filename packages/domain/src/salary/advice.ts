import { say } from '../say/index.ts';
import { levelSpans, type ExperienceLevel } from './level.ts';
import type { PublishedPay } from './pay.ts';

export interface AdvisedFigure {
  amount: number;
  reason: string;
}

/** Figures for a negotiation, each with the reason for it; null where the agency publishes none to rest it on. */
export interface Advice {
  floor: AdvisedFigure | null;
  target: AdvisedFigure | null;
  stretch: AdvisedFigure | null;
}

const reasons = (): Record<ExperienceLevel, Record<keyof Advice, string>> => ({
  entry: {
    floor: say`Nine in ten people in this occupation earn more.`,
    target: say`Three in four people in this occupation earn more; typical for the first two years.`,
    stretch: say`Half of the people in this occupation earn less.`,
  },
  mid: {
    floor: say`Three in four people in this occupation earn more.`,
    target: say`The midpoint: half earn more, half earn less.`,
    stretch: say`Three in four people in this occupation earn less.`,
  },
  senior: {
    floor: say`The midpoint: half earn less.`,
    target: say`Three in four people in this occupation earn less.`,
    stretch: say`Nine in ten people in this occupation earn less.`,
  },
  lead: {
    floor: say`Three in four people in this occupation earn less.`,
    target: say`Nine in ten people in this occupation earn less.`,
    stretch: say`The highest published figure. Only go above it with an offer or evidence of your own.`,
  },
});

/** Where a public scale pays a position: a sum is not what one asks for there. */
export const noAdvice: Advice = { floor: null, target: null, stretch: null };

/** What to ask for at a level: the least, the usual, and the most that published figures support. */
export function salaryAdvice(distribution: PublishedPay, level: ExperienceLevel): Advice {
  const [floor, target, stretch] = levelSpans[level];
  const at = (percentile: keyof PublishedPay, name: keyof Advice): AdvisedFigure | null => {
    const amount = distribution[percentile];
    return amount === null ? null : { amount, reason: reasons()[level][name] };
  };
  return { floor: at(floor, 'floor'), target: at(target, 'target'), stretch: at(stretch, 'stretch') };
}
