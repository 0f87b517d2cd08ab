import { writeFileSync } from 'node:fs';
import { titleFeatures } from '@candor/occupations/title-features';
import { fitTitleRanker, type FittedRanker } from './occupations/fit-title-ranker.ts';
import { noTitles, occupationCount, titleExamples } from './occupations/ranker-examples.ts';
import { inRoot } from './paths.ts';

// Fits the ranker of titles to the tables of packages/occupations/data and writes title-ranker.bin beside them: some four minutes.
// Run after build-occupations.ts as: node tooling/src/build-title-ranker.ts. docs/decisions/056 says what it is and how it was measured.

/** The same draws in every run (mulberry32). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Four numbers, features, scales, classes and biases as 32 bits each, then the vectors in bytes. */
function written({ features, vectors, classes, biases, dimensions }: FittedRanker): Uint8Array {
  const scales = Float32Array.from(
    features,
    (_, at) =>
      Math.max(...vectors.subarray(at * dimensions, (at + 1) * dimensions).map(Math.abs)) / 127 || 1e-9,
  );
  const bytes = Int8Array.from(vectors, (value, at) =>
    Math.round(value / (scales[Math.floor(at / dimensions)] ?? 1)),
  );
  const head = Uint32Array.of(1, features.length, biases.length, dimensions);
  return Buffer.concat(
    [head, features, scales, Float32Array.from(classes), Float32Array.from(biases), bytes].map((part) =>
      Buffer.from(part.buffer),
    ),
  );
}

const draw = draws(1);
const titles = titleExamples();
const none = occupationCount();
const others = noTitles(new Set(titles.map(({ title }) => title)), draw);
const fitted = fitTitleRanker(
  [...titles, ...others.map((title) => ({ title, shares: [[none, 1] as const] }))],
  {
    classes: none + 1,
    dimensions: 48,
    rounds: 4,
    fewestTitles: 2,
    misspelt: 0.25,
    draw,
    featuresOf: titleFeatures,
    report: console.log,
  },
);
const bytes = written(fitted);
writeFileSync(inRoot('packages', 'occupations', 'data', 'title-ranker.bin'), bytes);
console.log(`title-ranker.bin: ${fitted.features.length} features, ${bytes.length} bytes`);
