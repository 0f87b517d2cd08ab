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
/** The same for a line with a date right below one: a head has one stretch of time. */
const datedAgain = lineLabels.map(({ role }, to) => (role === 'headMore' ? [] : (within?.[to] ?? [])));
const firsts = lineLabels.map(mayBegin);

function mayPrecede(line: LineFeatures | undefined): typeof within {
  if (line?.isOpening) return opening;
  return line?.isDatedAgain ? datedAgain : within;
}

/** The place of a pair of labels among the weights of pairs. */
export function pairAt(from: number, to: number): number {
  return from * COUNT + to;
}

const steps = Int16Array.from(
  { length: COUNT * COUNT },
  (_, pair) => (roleAt[Math.floor(pair / COUNT)] ?? 0) * ROLES + (roleAt[pair % COUNT] ?? 0),
);

/** The place of the pair of roles of two labels among the weights of a step. */
export function stepAt(from: number, to: number): number {
  return steps[from * COUNT + to] ?? 0;
}

/** The sequence of labels that scores best, by their numbers. */
export interface Decoded {
  labels: number[];
  /** By line: how much less the best sequence scores in which it has another label. */
  margins: number[];
}

const NONE = new Float64Array(0);
const NOTHING: readonly number[] = [];

/** What a label scores at a line by itself, by number of the label. */
function ownScores(line: LineFeatures, own: LineWeights['own']): Float64Array {
  const here = new Float64Array(COUNT);
  for (const feature of line.own) {
    const weights = own.get(feature);
    if (weights)
      for (let label = 0; label < COUNT; label += 1) here[label] = (here[label] ?? 0) + (weights[label] ?? 0);
  }
  for (let label = 0; label < COUNT; label += 1)
    if (!mayBe(lineLabels[label] as LineLabel, line.heading, line)) here[label] = IMPOSSIBLE;
  return here;
}

function stepScores(line: LineFeatures, step: LineWeights['step']): Float64Array {
  const steps = new Float64Array(ROLES * ROLES);
  for (const feature of line.step) {
    const weights = step.get(feature);
    if (weights)
      for (let pair = 0; pair < steps.length; pair += 1)
        steps[pair] = (steps[pair] ?? 0) + (weights[pair] ?? 0);
  }
  return steps;
}

/** The sequence of labels that scores best under the grammar of entries; `extra` is added to what a label scores at a line. */
export function decode(
  features: readonly LineFeatures[],
  { own, step, pairs }: LineWeights,
  extra?: (line: number, label: number) => number,
): Decoded {
  const owns = features.map((line) => ownScores(line, own));
  if (extra)
    owns.forEach((here, at) => {
      for (let label = 0; label < COUNT; label += 1) here[label] = (here[label] ?? 0) + extra(at, label);
    });
  const stepsAt = features.map((line) => stepScores(line, step));
  const reached: Float64Array[] = [];
  const from: Int16Array[] = [];
  features.forEach((line, at) => {
    const here = new Float64Array(COUNT);
    const back = new Int16Array(COUNT);
    const preceding = mayPrecede(line);
    const [before, stepped, own] = [reached[at - 1] ?? NONE, stepsAt[at] ?? NONE, owns[at] ?? NONE];
    for (let label = 0; label < COUNT; label += 1) {
      let best = at === 0 && firsts[label] ? 0 : Number.NEGATIVE_INFINITY;
      let bestFrom = 0;
      const froms = at === 0 ? NOTHING : (preceding?.[label] ?? NOTHING);
      for (let index = 0; index < froms.length; index += 1) {
        const from = froms[index] ?? 0;
        const pair = from * COUNT + label;
        const score = (before[from] ?? 0) + (pairs[pair] ?? 0) + (stepped[steps[pair] ?? 0] ?? 0);
        if (score > best) {
          best = score;
          bestFrom = from;
        }
      }
      here[label] = best + (own[label] ?? 0);
      back[label] = bestFrom;
    }
    reached.push(here);
    from.push(back);
  });
  const labels: number[] = [];
  const margins: number[] = [];
  // What the best sequence behind a line scores, by the line's label.
  let behind = new Float64Array(COUNT);
  for (let at = features.length - 1; at >= 0; at -= 1) {
    const all = reached[at] as Float64Array;
    if (at < features.length - 1)
      behind = scoresBehind(behind, owns[at + 1], stepsAt[at + 1], pairs, features[at + 1]);
    const chosen = at === features.length - 1 ? bestOf(all) : (from[at + 1]?.[labels.at(-1) ?? 0] ?? 0);
    let other = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < COUNT; label += 1)
      if (label !== chosen) other = Math.max(other, (all[label] ?? 0) + (behind[label] ?? 0));
    labels.push(chosen);
    margins.push((all[chosen] ?? 0) + (behind[chosen] ?? 0) - other);
  }
  return { labels: labels.toReversed(), margins: margins.toReversed() };
}

function bestOf(scores: Float64Array): number {
  let best = 0;
  for (let at = 1; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return best;
}

function scoresBehind(
  next: Float64Array,
  own: Float64Array | undefined,
  step: Float64Array | undefined,
  pairs: Float32Array,
  line: LineFeatures | undefined,
): Float64Array<ArrayBuffer> {
  const scores = new Float64Array(COUNT).fill(Number.NEGATIVE_INFINITY);
  const preceding = mayPrecede(line);
  for (let label = 0; label < COUNT; label += 1)
    for (const before of preceding?.[label] ?? []) {
      const score =
        (next[label] ?? 0) +
        (own?.[label] ?? 0) +
        (pairs[pairAt(before, label)] ?? 0) +
        (step?.[stepAt(before, label)] ?? 0);
      if (score > (scores[before] ?? 0)) scores[before] = score;
    }
  return scores;
}

/** What a line of a document is, and how much less the best reading scores in which it is something else. */
export interface LabelledLine extends LineLabel {
  margin: number;
}

/** What each line of a document is, by one decision over all of them. */
export function labelLines(lines: readonly Line[], weights: LineWeights): LabelledLine[] {
  const { labels, margins } = decode(featuresOf(lines), weights);
  return labels.map((label, at) => ({ ...(lineLabels[label] as LineLabel), margin: margins[at] ?? 0 }));
}
