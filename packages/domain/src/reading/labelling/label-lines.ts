import type { Line } from '../prepared-line.ts';
import { featuresOf, type LineFeatures } from './line-features.ts';
import { lineLabels, lineRoles, mayBe, mayBegin, mayFollow, type LineLabel } from './line-labels.ts';

/** What the features of a line speak for. */
export interface LineWeights {
  /** By feature, a weight for each of {@link lineLabels}. */
  own: ReadonlyMap<string, Float32Array>;
  /** By feature of how a line follows the one before, a weight for each pair of roles. */
  step: ReadonlyMap<string, Float32Array>;
  /** For each pair of labels. */
  pairs: Float32Array;
}

const COUNT = lineLabels.length;
/** What a label scores that a line cannot have: less than any sum of weights. */
const IMPOSSIBLE = -1e6;
const ROLES = lineRoles.length;
const roleAt = lineLabels.map(({ role }) => lineRoles.indexOf(role));
/** For each label those that may stand before it, within a block and where one begins. */
const [within, opening] = [false, true].map((isOpening) =>
  lineLabels.map((to) => lineLabels.flatMap((from, at) => (mayFollow(from, to, isOpening) ? [at] : []))),
);
const firsts = lineLabels.map(mayBegin);

/** The place of a pair of labels among the weights of pairs. */
export function pairAt(from: number, to: number): number {
  return from * COUNT + to;
}

/** The place of the pair of roles of two labels among the weights of a step. */
export function stepAt(from: number, to: number): number {
  return (roleAt[from] ?? 0) * ROLES + (roleAt[to] ?? 0);
}

/** The sequence of labels that scores best, by their numbers, and its score. */
export interface Decoded {
  labels: number[];
  score: number;
}

/** The sequence of labels that scores best under the grammar of entries; `extra` is added to what a label scores at a line. */
export function decode(
  features: readonly LineFeatures[],
  { own, step, pairs }: LineWeights,
  extra?: (line: number, label: number) => number,
): Decoded {
  let scores = new Float64Array(COUNT);
  const from: Int16Array[] = [];
  features.forEach((line, at) => {
    const here = new Float64Array(COUNT);
    for (const feature of line.own) {
      const weights = own.get(feature);
      if (weights)
        for (let label = 0; label < COUNT; label += 1)
          here[label] = (here[label] ?? 0) + (weights[label] ?? 0);
    }
    if (extra)
      for (let label = 0; label < COUNT; label += 1) here[label] = (here[label] ?? 0) + extra(at, label);
    const steps = new Float64Array(ROLES * ROLES);
    for (const feature of line.step) {
      const weights = step.get(feature);
      if (weights)
        for (let pair = 0; pair < steps.length; pair += 1)
          steps[pair] = (steps[pair] ?? 0) + (weights[pair] ?? 0);
    }
    for (let label = 0; label < COUNT; label += 1)
      if (!mayBe(lineLabels[label] as LineLabel, line.heading, line.isHeading)) here[label] = IMPOSSIBLE;
    const mayPrecede = line.isOpening ? opening : within;
    const next = new Float64Array(COUNT);
    const back = new Int16Array(COUNT);
    for (let label = 0; label < COUNT; label += 1) {
      if (at === 0) {
        next[label] = firsts[label] ? (here[label] ?? 0) : Number.NEGATIVE_INFINITY;
        continue;
      }
      let [best, bestFrom] = [Number.NEGATIVE_INFINITY, 0];
      for (const before of mayPrecede?.[label] ?? []) {
        const score =
          (scores[before] ?? 0) + (pairs[pairAt(before, label)] ?? 0) + (steps[stepAt(before, label)] ?? 0);
        if (score > best) [best, bestFrom] = [score, before];
      }
      next[label] = best + (here[label] ?? 0);
      back[label] = bestFrom;
    }
    scores = next;
    from.push(back);
  });
  let last = 0;
  for (let label = 0; label < COUNT; label += 1) if ((scores[label] ?? 0) > (scores[last] ?? 0)) last = label;
  const labels = [last];
  for (let at = features.length - 1; at > 0; at -= 1) labels.push(from[at]?.[labels.at(-1) ?? 0] ?? 0);
  return { labels: features.length === 0 ? [] : labels.toReversed(), score: scores[last] ?? 0 };
}

/** What each line of a document is, by one decision over all of them. */
export function labelLines(lines: readonly Line[], weights: LineWeights): LineLabel[] {
  return decode(featuresOf(lines), weights).labels.map((at) => lineLabels[at] as LineLabel);
}
