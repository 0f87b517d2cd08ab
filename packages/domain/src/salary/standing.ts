import type { Distribution } from './pay.ts';

const points = [
  ['p10', 10],
  ['p25', 25],
  ['median', 50],
  ['p75', 75],
  ['p90', 90],
] as const satisfies readonly (readonly [keyof Distribution, number])[];

/** Where a person's pay stands. */
export type Standing =
  /** About this share of people in the occupation earn less, in percent. */
  | { kind: 'within'; percent: number }
  /** Beyond what is published: less than the lowest tenth, more than the highest. */
  | { kind: 'below' }
  | { kind: 'above' };

/** Where an amount stands on a distribution, straight between the published points. */
export function standingOf(amount: number, distribution: Distribution): Standing {
  if (amount < distribution.p10) return { kind: 'below' };
  if (amount > distribution.p90) return { kind: 'above' };
  for (const [at, [name, percent]] of points.entries()) {
    const next = points[at + 1];
    const low = distribution[name];
    if (!next) return { kind: 'within', percent };
    const high = distribution[next[0]];
    if (amount > high || high === low) continue;
    return {
      kind: 'within',
      percent: Math.round(percent + ((amount - low) / (high - low)) * (next[1] - percent)),
    };
  }
  return { kind: 'within', percent: 90 };
}
