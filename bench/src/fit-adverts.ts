import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advertCandidates } from '@candor/domain/jobs/fitting';
import { advertSources } from './advert-sources.ts';
import { isLabelledSkill, type LabelledAdvert } from './advert-score.ts';

// Fits the weights by which words of an advert are taken for a skill to the open adverts and writes them beside the reader.
// Run as: node bench/src/fit-adverts.ts, then prettier. Adverts that the reader is to be scored on by must not be among them.

interface Example {
  advert: number;
  features: readonly (readonly [number, number])[];
  isRight: boolean;
  share: number;
}

const texts = join(import.meta.dirname, '../texts/adverts-own/open.jsonl');
const adverts = readFileSync(texts, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as LabelledAdvert);

const names: string[] = [];
const indexOf = (feature: string) => {
  const at = names.indexOf(feature);
  return at >= 0 ? at : names.push(feature) - 1;
};
/** What is labelled as a paper or a degree is half a skill: it says little of what words are none. */
const SHARE_OF_OTHERS = 0.3;
const wanted = adverts.reduce(
  (sum, { labels }) => sum + labels.skillsRequired.length + labels.skillsPreferred.length,
  0,
);
const examples = adverts.flatMap((one, advert) =>
  advertCandidates(one.text, advertSources(one.text)).map(({ skill, features }): Example => {
    const { isRight, isOther } = isLabelledSkill(one, skill);
    return {
      advert,
      features: [...features].map(([feature, value]) => [indexOf(feature), value] as const),
      isRight,
      share: isOther ? SHARE_OF_OTHERS : 1,
    };
  }),
);

const ROUNDS = 12;
const PULL = 4;

const oddsOf = (weights: readonly number[], { features }: Example) =>
  features.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);

/** The solution of linear equations, by elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at += 1)
    for (let below = at + 1; below < size; below += 1) {
      const share = cell(below, at) / cell(at, at);
      const row = rows[below];
      if (share !== 0 && row)
        for (let column = at; column <= size; column += 1)
          row[column] = (row[column] ?? 0) - share * cell(at, column);
    }
  const found = right.map(() => 0);
  for (let at = size - 1; at >= 0; at -= 1) {
    let rest = cell(at, size);
    for (let column = at + 1; column < size; column += 1) rest -= cell(at, column) * (found[column] ?? 0);
    found[at] = rest / cell(at, at);
  }
  return found;
}

/** Logistic regression by Newton's steps, every weight pulled to zero. */
function fit(all: readonly Example[]): number[] {
  let weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => PULL * weight);
    const bends = names.map((_, row) => names.map((__, column): number => (row === column ? PULL : 0)));
    for (const one of all) {
      const odds = 1 / (1 + Math.exp(-oddsOf(weights, one)));
      const error = one.share * (odds - (one.isRight ? 1 : 0));
      const bend = one.share * odds * (1 - odds);
      for (const [at, value] of one.features) {
        slopes[at] = (slopes[at] ?? 0) + error * value;
        const row = bends[at];
        if (row)
          for (const [other, also] of one.features) row[other] = (row[other] ?? 0) + bend * value * also;
      }
    }
    const step = solve(bends, slopes);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  return weights;
}

const FOLDS = 10;
/** Each candidate with what a fit says that has not seen its advert. */
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(examples.filter(({ advert }) => advert % FOLDS !== fold));
  return examples
    .filter(({ advert }) => advert % FOLDS === fold)
    .map((one) => ({ ...one, odds: oddsOf(weights, one) }));
}).flat();

const rates = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((at) => {
  const taken = judged.filter(({ odds }) => odds > at);
  const right = taken.filter(({ isRight }) => isRight).length;
  return { at, precision: right / taken.length, recall: right / wanted };
});
for (const { at, precision, recall } of rates)
  console.log(`at ${at}: precision ${(100 * precision).toFixed(1)} %, recall ${(100 * recall).toFixed(1)} %`);

const weights = fit(examples);
const lines = names
  .map((name, at) => [name, (weights[at] ?? 0).toFixed(2)] as const)
  .filter(([, weight]) => Number(weight) !== 0)
  .toSorted(([a], [b]) => a.localeCompare(b));
writeFileSync(
  join(import.meta.dirname, '../../packages/domain/src/jobs/skill-weights.data.ts'),
  [
    '/* Weights of what speaks for words of an advert being a skill. Made by bench/src/fit-adverts.ts; do not edit. */',
    'export const skillWeights: Readonly<Record<string, number>> = {',
    ...lines.map(([name, weight]) => `  '${name}': ${Number(weight)},`),
    '};',
    '',
  ].join('\n'),
);
