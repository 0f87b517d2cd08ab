import { levelRange, type ExperienceLevel } from './level.ts';
import type { Pay } from './pay.ts';

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
    target: 'Three in four people in this occupation earn more: usual in the first two years.',
    stretch: 'Half of the people in this occupation earn less.',
  },
  mid: {
    floor: 'Three in four people in this occupation earn more.',
    target: 'The middle of the occupation: half earn more, half less.',
    stretch: 'Three in four people in this occupation earn less.',
  },
  senior: {
    floor: 'The middle of the occupation: half earn less.',
    target: 'Three in four people in this occupation earn less.',
    stretch: 'Nine in ten people in this occupation earn less.',
  },
  lead: {
    floor: 'Three in four people in this occupation earn less.',
    target: 'Nine in ten people in this occupation earn less.',
    stretch: 'The highest figure there is. Go above it only with an offer or figures of your own.',
  },
};

/** What to ask for at a level: the least, the usual, and the most that figures support. */
export function salaryAdvice({ distribution }: Pick<Pay, 'distribution'>, level: ExperienceLevel): Advice {
  const { low, middle, high } = levelRange(distribution, level);
  const { floor, target, stretch } = reasons[level];
  return {
    floor: { amount: low, reason: floor },
    target: { amount: middle, reason: target },
    stretch: { amount: high, reason: stretch },
  };
}
