import type { AdvertItem } from '../advert.ts';
import { meets } from '../advert-item.ts';
import { oddsOf, type Features } from './features.ts';
import type { JudgedLine } from './judge-lines.ts';

/** Words that may be what is looked for, and what speaks for it. */
export interface FieldCandidate {
  item: AdvertItem;
  features: Features;
}

type Weights = Readonly<Record<string, number>>;

/** The candidates that are more likely right than not, the likeliest of those that share words, in the order of the text. */
export function takeAll<One extends FieldCandidate>(candidates: readonly One[], weights: Weights): One[] {
  const taken: One[] = [];
  const sorted = candidates
    .map((one) => ({ one, odds: oddsOf(one.features, weights) }))
    .filter(({ odds }) => odds > -(weights['least'] ?? 0))
    .toSorted((a, b) => b.odds - a.odds);
  for (const { one } of sorted) if (!taken.some(({ item }) => meets(item, one.item))) taken.push(one);
  return taken.toSorted((a, b) => a.item.span.start - b.item.span.start);
}

/** Which of candidates of which one or none is right is the likeliest, -1 for none, and how likely it is, 0 to 1. */
export function certaintyOf(
  candidates: readonly { features: Features }[],
  weights: Weights,
): { at: number; certainty: number } {
  const none = weights['none'] ?? 0;
  const odds = candidates.map(({ features }) => oddsOf(features, weights));
  const most = Math.max(none, ...odds);
  const whole = odds.reduce((sum, one) => sum + Math.exp(one - most), Math.exp(none - most));
  return { at: most > none ? odds.indexOf(most) : -1, certainty: most > none ? 1 / whole : 0 };
}

/** The likeliest candidate; null where it is likelier that there is none, or where it is not certain enough. */
export function takeBest(candidates: readonly FieldCandidate[], weights: Weights): AdvertItem | null {
  const { at, certainty } = certaintyOf(candidates, weights);
  return certainty >= (weights['least'] ?? 0) ? (candidates[at]?.item ?? null) : null;
}

const MOST = 4;
const clipped = (value: number) => Math.max(-MOST, Math.min(MOST, value)) / MOST;

/** What the line of a candidate says of it. */
export function addLine(add: (name: string, value?: number | boolean) => void, line: JudgedLine): void {
  add('asked', clipped(line.asked));
  add('offered', clipped(line.offered));
  add('block asked', clipped(line.blockAsked));
  add('block offered', clipped(line.blockOffered));
  add('rather offered', line.offered + line.blockOffered > line.asked + line.blockAsked);
  add(`section ${line.section}`);
  add('item', line.isItem);
  add('row', line.isRow);
}

/** The words of a candidate by themselves. */
export function addWords(add: (name: string, value?: number | boolean) => void, text: string): void {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}’'-]{2,}/gu)) add(`w ${word}`);
}
