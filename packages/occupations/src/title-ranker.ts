import { readBytes } from './read-data.ts';
import { titleFeatures } from './title-features.ts';

/**
 * A linear ranker fitted to all listed titles (`tooling/src/build-title-ranker.ts`): a vector for each feature of titles, in
 * bytes with a scale of its own, and one for each occupation. The last class is what is no title.
 */
interface TitleRanker {
  dimensions: number;
  features: Uint32Array;
  scales: Float32Array;
  classes: Float32Array;
  biases: Float32Array;
  vectors: Int8Array;
}

let ranker: TitleRanker | null = null;

/** The file is four numbers and the parts in this order; nothing is copied. */
function load(): TitleRanker {
  if (ranker) return ranker;
  const bytes = readBytes('title-ranker.bin');
  let at = bytes.byteOffset;
  const next = (length: number) => (at += 4 * length) - 4 * length;
  const [, features = 0, classes = 0, dimensions = 0] = new Uint32Array(bytes.buffer, next(4), 4);
  const products = classes * dimensions;
  ranker = {
    dimensions,
    features: new Uint32Array(bytes.buffer, next(features), features),
    scales: new Float32Array(bytes.buffer, next(features), features),
    classes: new Float32Array(bytes.buffer, next(products), products),
    biases: new Float32Array(bytes.buffer, next(classes), classes),
    vectors: new Int8Array(bytes.buffer, at, features * dimensions),
  };
  return ranker;
}

/** Where a feature stands among those in order; -1 where it is not. */
function placeOf(feature: number, features: Uint32Array): number {
  let [from, to] = [0, features.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((features[middle] ?? 0) < feature) from = middle + 1;
    else to = middle;
  }
  return features[from] === feature ? from : -1;
}

/** How likely each occupation is what a title means, by its place, and how likely it is no job: together 1. */
export interface RankedTitle {
  none: number;
  /** Share of its features that listed titles have. */
  known: number;
  shares: Float64Array;
}

/** What a title in its folded form may mean, by the titles that are; null where nothing of it is known. */
export function rankTitle(title: string): RankedTitle | null {
  const { dimensions, features, scales, classes, biases, vectors } = load();
  const places = titleFeatures(title).map((feature) => placeOf(feature, features));
  const known = places.filter((place) => place >= 0);
  if (known.length === 0) return null;
  const mean = new Float64Array(dimensions);
  for (const place of known) {
    const scale = (scales[place] ?? 0) / known.length;
    for (let d = 0; d < dimensions; d += 1)
      mean[d] = (mean[d] ?? 0) + scale * (vectors[place * dimensions + d] ?? 0);
  }
  const scores = Float64Array.from(biases, (bias, at) => {
    let score = bias;
    for (let d = 0; d < dimensions; d += 1) score += (mean[d] ?? 0) * (classes[at * dimensions + d] ?? 0);
    return score;
  });
  const most = Math.max(...scores);
  const exponents = scores.map((score) => Math.exp(score - most));
  const whole = exponents.reduce((sum, value) => sum + value, 0);
  const shares = exponents.map((value) => value / whole);
  return { none: shares.at(-1) ?? 0, known: known.length / places.length, shares: shares.subarray(0, -1) };
}
