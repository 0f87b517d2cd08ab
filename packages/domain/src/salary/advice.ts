import { levelRange, levelSpans, type ExperienceLevel } from './level.ts';
import type { Distribution, Pay } from './pay.ts';

export interface AdvisedFigure {
  amount: number;
  reason: string;
}

/** Figures for a negotiation, each with the reason for it. */
export interface Advice {
  floor: AdvisedFigure;
  target: AdvisedFigure;
  stretch: AdvisedFigure;
}

const reasons: Record<ExperienceLevel, Record<keyof Advice, string>> = {
  entry: {
    floor: 'Nine in ten people in this occupation earn more.',
    target: 'Three in four people in this occupation earn more; typical for the first two years.',
    stretch: 'Half of the people in this occupation earn less.',
  },
  mid: {
    floor: 'Three in four people in this occupation earn more.',
    target: 'The midpoint: half earn more, half earn less.',
    stretch: 'Three in four people in this occupation earn less.',
  },
  senior: {
    floor: 'The midpoint: half earn less.',
    target: 'Three in four people in this occupation earn less.',
    stretch: 'Nine in ten people in this occupation earn less.',
  },
  lead: {
    floor: 'Three in four people in this occupation earn less.',
    target: 'Nine in ten people in this occupation earn less.',
    stretch: 'The highest published figure. Only go above it with an offer or evidence of your own.',
  },
};

/**
 * What to ask for at a level: the least, the usual, and the most that figures support. A reason that rests on an estimated
 * percentile says so.
 */
export function salaryAdvice(
  { distribution, estimated }: Pick<Pay, 'distribution' | 'estimated'>,
  level: ExperienceLevel,
): Advice {
  const { low, middle, high } = levelRange(distribution, level);
  const { floor, target, stretch } = reasons[level];
  const [atFloor, atTarget, atStretch] = levelSpans[level];
  const reasonAt = (name: keyof Distribution, reason: string) =>
    estimated.includes(name) ? `${reason} This figure is our estimate.` : reason;
  return {
    floor: { amount: low, reason: reasonAt(atFloor, floor) },
    target: { amount: middle, reason: reasonAt(atTarget, target) },
    stretch: { amount: high, reason: reasonAt(atStretch, stretch) },
  };
}
