import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doubt } from '@candor/domain/claims';
import { claimSource, doubtsAbout } from '@candor/domain/claims/judging';

// Fits the weights of the fact gate's doubts to probes and writes them beside the gate. Run as:
// node bench/src/fit-gate.ts [limit], then prettier. Probes that the gate is to be scored on by must not be among them.

interface Example {
  source: string;
  doubts: readonly Doubt[];
  isInvented: boolean;
  /** Whether a figure, name or credential decides, which nothing weighs against. */
  isDecided: boolean;
  share: number;
}

interface Fit {
  bias: number;
  weights: Map<string, number>;
}

const texts = join(import.meta.dirname, '../texts');
/** Probes that rules were mended on say less of probes to come. */
const sets = [
  ...readdirSync(join(texts, 'open')).map((name) => ({ path: join('open', name), share: 0.5 })),
  { path: 'gate-own/tuned/gate-probes.jsonl', share: 0.5 },
  { path: 'gate-own/unseen/gate-probes.jsonl', share: 0.5 },
  ...readdirSync(join(texts, 'gate-fit')).map((name) => ({ path: join('gate-fit', name), share: 1 })),
].filter(({ path }) => /gate-probes.*\.jsonl$/.test(path));

const examples = sets.flatMap(({ path, share }) =>
  readFileSync(join(texts, path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Example => {
      const { source, output, verdict } = JSON.parse(line) as Record<string, string>;
      const { datum, doubts } = doubtsAbout(output ?? '', claimSource([{ text: source ?? '' }]));
      const isInvented = verdict === 'refuse';
      return { source: source ?? '', doubts, isInvented, isDecided: datum !== undefined, share };
    }),
);

/** What a doubt is taken to weigh before any probe is seen: rare kinds stay close to it. */
function priorOf(kind: string): number {
  if (!kind.includes(' ')) return 1.8;
  if (/ (?:near|elsewhere)$/.test(kind)) return 0.2;
  if (kind.endsWith('outcome')) return 2;
  return kind.startsWith('claiming') ? 1.5 : 0.8;
}

const countsOf = (doubts: readonly Doubt[]) =>
  [...Map.groupBy(doubts, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    count: Math.min(3, all.length),
  }));
const logOdds = ({ bias, weights }: Fit, { doubts }: Example) =>
  countsOf(doubts).reduce((sum, { kind, count }) => sum + (weights.get(kind) ?? priorOf(kind)) * count, bias);

const ROUNDS = 2000;
const RATE = 0.01;
const PULL = 1;

/** Logistic regression, no weight below zero, each pulled to its prior. */
function fit(all: readonly Example[]): Fit {
  const rows = all
    .filter(({ isDecided }) => !isDecided)
    .map((one) => ({ ...one, counts: countsOf(one.doubts) }));
  const kinds = new Set(rows.flatMap(({ doubts }) => doubts.map(({ kind }) => kind)));
  const found: Fit = { bias: -1, weights: new Map([...kinds].map((kind) => [kind, priorOf(kind)])) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Map(
      [...found.weights].map(([kind, weight]) => [kind, PULL * (weight - priorOf(kind))]),
    );
    let bias = 0;
    for (const row of rows) {
      const error = (1 / (1 + Math.exp(-logOdds(found, row))) - (row.isInvented ? 1 : 0)) * row.share;
      bias += error;
      for (const { kind, count } of row.counts) slopes.set(kind, (slopes.get(kind) ?? 0) + error * count);
    }
    found.bias -= (RATE / 3) * bias;
    for (const [kind, slope] of slopes)
      found.weights.set(kind, Math.max(0, (found.weights.get(kind) ?? 0) - RATE * slope));
  }
  return found;
}

const FOLDS = 5;
const foldOf = (text: string) =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) % FOLDS;

/** Each example of the full share with what a fit says that has not seen its source. */
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const found = fit(examples.filter(({ source }) => foldOf(source) !== fold));
  return examples
    .filter(({ source, share }) => foldOf(source) === fold && share === 1)
    .map((one) => ({ ...one, odds: one.isDecided ? Infinity : logOdds(found, one) }));
}).flat();

const percent = (part: readonly unknown[], whole: readonly unknown[]) => (100 * part.length) / whole.length;
const [invented, honest] = [true, false].map((is) => judged.filter(({ isInvented }) => isInvented === is));
const rates = [-1.2, -1, -0.8, -0.7, -0.6, -0.55, -0.5, -0.45, -0.4, -0.3, -0.2, 0, 0.2].map((at) => ({
  at,
  passed: percent(
    (invented ?? []).filter(({ odds }) => odds <= at),
    invented ?? [],
  ),
  refused: percent(
    (honest ?? []).filter(({ odds }) => odds > at),
    honest ?? [],
  ),
}));
for (const { at, passed, refused } of rates)
  console.log(
    `at ${at}: ${passed.toFixed(1)} % of inventions pass, ${refused.toFixed(1)} % of honest refused`,
  );

// What is wanted is 2 % and 5 %: an invention that passes is worth two and a half refusals.
const WORTH = 2.5;
const best = rates.toSorted((a, b) => WORTH * a.passed + a.refused - (WORTH * b.passed + b.refused))[0];
const chosen = Number(process.argv[2] ?? best?.at ?? 0);
const { bias, weights } = fit(examples);
const rows = [...weights].toSorted((a, b) => b[1] - a[1]);
writeFileSync(
  join(import.meta.dirname, '../../packages/domain/src/claims/weights.data.ts'),
  `// Made by bench/src/fit-gate.ts from ${examples.length} probes; do not edit.

/** What the doubts about a sentence may weigh together. */
export const limit = ${(chosen - bias).toFixed(2)};

/** What each kind of doubt weighs. */
export const weights: Readonly<Record<string, number>> = {
${rows.map(([kind, weight]) => `  ${kind.includes(' ') ? `'${kind}'` : kind}: ${weight.toFixed(2)},`).join('\n')}
};
`,
);
console.log(`${examples.length} probes, limit at ${chosen}`);
