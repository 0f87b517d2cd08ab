/** Something to be judged: its features, and what is right. */
export interface Example {
  features: ReadonlyMap<string, number>;
  isRight: boolean;
  /** How much it counts. Default 1. */
  share?: number;
}

interface Row {
  at: Int32Array;
  values: Float64Array;
  isRight: boolean;
  share: number;
}

/** A loss of weights; adds its slope to `slopes`. */
type Loss = (weights: Float64Array, slopes: Float64Array) => number;

const MEMORY = 8;
const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
const along = (from: Float64Array, by: number, step: Float64Array) =>
  from.map((value, at) => value + by * (step[at] ?? 0));

/** The lowest point of a convex loss, by L-BFGS (Nocedal and Wright 2006, algorithm 7.5) with halving steps. */
function lowest(loss: Loss, size: number, rounds: number): Float64Array {
  let weights = new Float64Array(size);
  let slopes = new Float64Array(size);
  let value = loss(weights, slopes);
  const past: { step: Float64Array; turn: Float64Array; rate: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let direction = slopes.map((slope) => -slope);
    const shares: number[] = [];
    for (const { step, turn, rate } of past.toReversed()) {
      const share = rate * dot(step, direction);
      shares.unshift(share);
      direction = along(direction, -share, turn);
    }
    const last = past.at(-1);
    if (last) {
      const scale = dot(last.step, last.turn) / dot(last.turn, last.turn);
      direction = direction.map((one) => one * scale);
    }
    for (const [at, { step, turn, rate }] of past.entries())
      direction = along(direction, (shares[at] ?? 0) - rate * dot(turn, direction), step);
    const slope = dot(direction, slopes);
    let by = last ? 1 : 1 / Math.max(1, Math.sqrt(dot(slopes, slopes)));
    let next = weights;
    let nextSlopes = slopes;
    let nextValue = value;
    for (let tries = 0; tries < 25; tries += 1) {
      next = along(weights, by, direction);
      nextSlopes = new Float64Array(size);
      nextValue = loss(next, nextSlopes);
      if (nextValue <= value + 1e-4 * by * slope) break;
      by /= 2;
    }
    const step = along(next, -1, weights);
    const turn = along(nextSlopes, -1, slopes);
    const bend = dot(step, turn);
    if (bend > 1e-10) past.push({ step, turn, rate: 1 / bend });
    if (past.length > MEMORY) past.shift();
    const isDone = Math.abs(value - nextValue) < 1e-5 * Math.max(1, Math.abs(value));
    [weights, slopes, value] = [next, nextSlopes, nextValue];
    if (isDone) break;
  }
  return weights;
}

/** Features of many single words are pulled more: each says little. */
const IS_WORD = /^(?:w|h|around|lead|next|preceded|before|first|last|starts|tail starts|cut) /u;

export interface FitOptions {
  /** How strongly weights are pulled to zero. */
  pull: number;
  /** The same for features of single words. */
  wordPull: number;
  /** Features that fewer groups have are left out. */
  leastGroups: number;
}

/**
 * Weights of features by maximum likelihood with a pull to zero. Groups are what belongs together (an advert). `one`: of a
 * group one or none is right, and the odds are of candidates against each other; `each`: every one is judged by itself.
 */
export function fitWeights(
  groups: readonly (readonly Example[])[],
  kind: 'one' | 'each',
  { pull, wordPull, leastGroups }: FitOptions,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const name of new Set(group.flatMap(({ features }) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastGroups).map(([name]) => name);
  if (kind === 'one') names.push('none');
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = groups.map((group) =>
    group.map(({ features, isRight, share = 1 }): Row => {
      const known = [...features].flatMap(([name, value]) => {
        const at = index.get(name);
        return at === undefined ? [] : [[at, value] as const];
      });
      return {
        at: Int32Array.from(known.map(([at]) => at)),
        values: Float64Array.from(known.map(([, value]) => value)),
        isRight,
        share,
      };
    }),
  );
  const pulls = Float64Array.from(names.map((name) => (IS_WORD.test(name) ? wordPull : pull)));
  const oddsOf = ({ at, values }: Row, weights: Float64Array) => {
    let sum = 0;
    for (let one = 0; one < at.length; one += 1) sum += (values[one] ?? 0) * (weights[at[one] ?? 0] ?? 0);
    return sum;
  };
  const lean = ({ at, values }: Row, by: number, slopes: Float64Array) => {
    for (let one = 0; one < at.length; one += 1) {
      const name = at[one] ?? 0;
      slopes[name] = (slopes[name] ?? 0) + by * (values[one] ?? 0);
    }
  };
  const each = (group: readonly Row[], weights: Float64Array, slopes: Float64Array) => {
    let sum = 0;
    for (const row of group) {
      const odds = oddsOf(row, weights);
      const toward = row.isRight ? -odds : odds;
      sum += row.share * (toward > 30 ? toward : Math.log1p(Math.exp(toward)));
      lean(row, row.share * (1 / (1 + Math.exp(-odds)) - (row.isRight ? 1 : 0)), slopes);
    }
    return sum;
  };
  const none: Row = {
    at: Int32Array.of(index.get('none') ?? 0),
    values: Float64Array.of(1),
    isRight: false,
    share: 1,
  };
  const one = (group: readonly Row[], weights: Float64Array, slopes: Float64Array) => {
    const all = [...group, { ...none, isRight: !group.some(({ isRight }) => isRight) }];
    const odds = all.map((row) => oddsOf(row, weights));
    const most = Math.max(...odds);
    const parts = odds.map((value) => Math.exp(value - most));
    const whole = parts.reduce((a, b) => a + b, 0);
    const right = all.reduce((sum, row, at) => sum + (row.isRight ? (parts[at] ?? 0) : 0), 0);
    for (const [at, row] of all.entries()) {
      const part = parts[at] ?? 0;
      lean(row, part / whole - (row.isRight ? part / right : 0), slopes);
    }
    return Math.log(whole) - Math.log(right);
  };
  const ofGroup = kind === 'one' ? one : each;
  const loss: Loss = (weights, slopes) => {
    let sum = 0;
    for (const [at, weight] of weights.entries()) {
      const by = pulls[at] ?? 0;
      sum += (by * weight * weight) / 2;
      slopes[at] = by * weight;
    }
    for (const group of rows) sum += ofGroup(group, weights, slopes);
    return sum;
  };
  const weights = lowest(loss, names.length, 80);
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}
