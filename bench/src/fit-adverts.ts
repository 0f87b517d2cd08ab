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

const ROUNDS = 3000;
const RATE = 0.004;
const PULL = 4;

const oddsOf = (weights: readonly number[], { features }: Example) =>
  features.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);

/** Logistic regression, every weight pulled to zero. */
function fit(all: readonly Example[]): number[] {
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => PULL * weight);
    for (const one of all) {
      const error = one.share * (1 / (1 + Math.exp(-oddsOf(weights, one))) - (one.isRight ? 1 : 0));
      for (const [at, value] of one.features) slopes[at] = (slopes[at] ?? 0) + error * value;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - RATE * slope;
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

const meanOf = ({ precision, recall }: { precision: number; recall: number }) =>
  (2 * precision * recall) / (precision + recall);
const best = rates.toSorted((a, b) => meanOf(b) - meanOf(a))[0];
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
    '/** Above these odds they are taken for one. */',
    `export const LEAST_ODDS = ${best?.at ?? 0};`,
    '',
  ].join('\n'),
);
