import { addFrom, addTo, meanSquare, product, softmax } from './vectors.ts';

/** A title in its folded form and how much it means each class: shares that add to 1. */
export interface RankerExample {
  title: string;
  shares: readonly (readonly [at: number, share: number])[];
}

/** A vector for each feature, whose mean is a title's; a vector and a bias for each class, whose product with it is the class's score. */
export interface FittedRanker {
  features: Uint32Array;
  vectors: Float64Array;
  classes: Float64Array;
  biases: Float64Array;
  dimensions: number;
}

interface FitOptions {
  classes: number;
  dimensions: number;
  /** How often each example is seen. */
  rounds: number;
  /** Features of fewer titles are left out. */
  fewestTitles: number;
  /** Share of the examples that are seen with a slip of the keyboard. */
  misspelt: number;
  /** 0 up to 1; the same draws each time. */
  draw: () => number;
  featuresOf: (title: string) => number[];
  report: (line: string) => void;
}

const [RATE, BIAS_RATE] = [0.3, 0.01];
/** What is off by less teaches nothing worth its time. */
const LEAST_ERROR = 2e-4;

/** A title with a letter left out, doubled, replaced or swapped with the next. */
export function misspelt(title: string, draw: () => number): string {
  const at = Math.floor(draw() * title.length);
  const [before, letter, next, after] = [
    title.slice(0, at),
    title.charAt(at),
    title.charAt(at + 1),
    title.slice(at + 2),
  ];
  if (letter === ' ' || next === ' ' || title.length < 5) return title;
  switch (Math.floor(draw() * 4)) {
    case 0:
      return before + next + after;
    case 1:
      return before + letter + letter + next + after;
    case 2:
      return before + String.fromCharCode(97 + Math.floor(draw() * 26)) + next + after;
    default:
      return before + next + letter + after;
  }
}

function shuffle(order: Uint32Array, draw: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** The features that enough titles have, in order. */
function commonFeatures(examples: readonly RankerExample[], options: FitOptions): Uint32Array {
  const counts = new Map<number, number>();
  for (const { title } of examples)
    for (const feature of new Set(options.featuresOf(title)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return Uint32Array.from(
    [...counts].filter(([, count]) => count >= options.fewestTitles).map(([feature]) => feature),
  ).toSorted();
}

/** Fits a linear ranker over averaged feature vectors (as fastText is, Joulin et al. 2016) by gradient descent with AdaGrad. */
export function fitTitleRanker(examples: readonly RankerExample[], options: FitOptions): FittedRanker {
  const { classes: C, dimensions: D, rounds, draw, featuresOf } = options;
  const features = commonFeatures(examples, options);
  const placeOf = new Map([...features].map((feature, at) => [feature, at]));
  const placesOf = (title: string) =>
    Uint32Array.from(featuresOf(title).flatMap((feature) => placeOf.get(feature) ?? []));
  const vectors = Float64Array.from({ length: features.length * D }, () => (2 * draw() - 1) / D);
  const [classes, biases] = [new Float64Array(C * D), new Float64Array(C)];
  const [steepnessOfFeature, steepnessOfClass] = [new Float64Array(features.length), new Float64Array(C)];
  const [mean, slope, errors] = [new Float64Array(D), new Float64Array(D), new Float64Array(C)];
  const order = Uint32Array.from(examples, (_, at) => at);
  const whole = examples.map(({ title }) => placesOf(title));

  const see = (places: Uint32Array, shares: RankerExample['shares'], rate: number): number => {
    mean.fill(0);
    for (const place of places) addTo(mean, vectors, place * D, 1 / places.length);
    for (let c = 0; c < C; c += 1) errors[c] = product(mean, classes, c * D) + (biases[c] ?? 0);
    softmax(errors);
    let loss = 0;
    for (const [c, share] of shares) {
      loss -= share * Math.log((errors[c] ?? 0) + 1e-12);
      errors[c] = (errors[c] ?? 0) - share;
    }
    slope.fill(0);
    const length = meanSquare(mean);
    errors.forEach((error, c) => {
      if (Math.abs(error) < LEAST_ERROR) return;
      addTo(slope, classes, c * D, error);
      const steepness = (steepnessOfClass[c] ?? 0) + error * error * length;
      steepnessOfClass[c] = steepness;
      addFrom(mean, classes, c * D, (-rate * error) / Math.sqrt(steepness + 1e-8));
      biases[c] = (biases[c] ?? 0) - BIAS_RATE * rate * error;
    });
    const steep = meanSquare(slope) / places.length ** 2;
    for (const place of places) {
      const steepness = (steepnessOfFeature[place] ?? 0) + steep;
      steepnessOfFeature[place] = steepness;
      addFrom(slope, vectors, place * D, -rate / Math.sqrt(steepness + 1e-12) / places.length);
    }
    return loss;
  };

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, draw);
    let loss = 0;
    order.forEach((example, at) => {
      const { title = '', shares = [] } = examples[example] ?? {};
      const places = draw() < options.misspelt ? placesOf(misspelt(title, draw)) : whole[example];
      const rate = RATE * (1 - (round * order.length + at) / (rounds * order.length));
      if (places && places.length > 0) loss += see(places, shares, rate);
    });
    options.report(`round ${round + 1} of ${rounds}: mean loss ${(loss / order.length).toFixed(3)}`);
  }
  return { features, vectors, classes, biases, dimensions: D };
}
