import type { PublishedPay } from './pay.ts';

const points = [
  ['p10', 10],
  ['p25', 25],
  ['median', 50],
  ['p75', 75],
  ['p90', 90],
] as const satisfies readonly (readonly [keyof PublishedPay, number])[];

/** Where a person's pay stands: about which share of people in the occupation earn less, in percent. */
export type Standing =
  | { kind: 'within'; percent: number }
  /** Less than the lowest published point: fewer than `percent` earn less. */
  | { kind: 'below'; percent: number }
  /** More than the highest one: more than `percent` earn less. */
  | { kind: 'above'; percent: number };

/** Where an amount stands on a distribution, straight between the published points; null where none is published. */
export function standingOf(amount: number, distribution: PublishedPay): Standing | null {
  const known = points.flatMap(([name, percent]) => {
    const value = distribution[name];
    return value === null ? [] : [{ value, percent }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  if (amount < first.value) return { kind: 'below', percent: first.percent };
  if (amount > last.value) return { kind: 'above', percent: last.percent };
  const next = known.findIndex(
    ({ value }, at) => at > 0 && amount <= value && value > (known[at - 1]?.value ?? value),
  );
  const [low, high] = [known[next - 1], known[next]];
  if (!low || !high) return { kind: 'within', percent: last.percent };
  const part = (amount - low.value) / (high.value - low.value);
  return { kind: 'within', percent: Math.round(low.percent + part * (high.percent - low.percent)) };
}
