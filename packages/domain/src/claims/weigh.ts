import type { Doubt } from './doubt.ts';
import { limit, weights } from './weights.data.ts';

/** More doubts of a kind than these tell no more. */
const MOST = 3;

/** The heaviest of the doubts about a sentence where together they weigh too much; undefined where they do not. */
export function weigh(doubts: readonly Doubt[]): Doubt | undefined {
  const counts = new Map<string, number>();
  let sum = 0;
  let heaviest: Doubt | undefined;
  const weightOf = ({ kind }: Doubt) => weights[kind] ?? 0;
  for (const doubt of doubts) {
    const count = counts.get(doubt.kind) ?? 0;
    counts.set(doubt.kind, count + 1);
    if (count < MOST) sum += weightOf(doubt);
    if (!heaviest || weightOf(doubt) > weightOf(heaviest)) heaviest = doubt;
  }
  return sum > limit ? heaviest : undefined;
}
