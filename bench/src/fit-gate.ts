import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doubt } from '@candor/domain/claims';
import { claimSource, doubtsAbout } from '@candor/domain/claims/judging';

// Fits the weights of the fact gate's doubts to probes and writes them beside the gate. Run as:
// node bench/src/fit-gate.ts [--try] [--failures] [--limit=-0.7], then prettier; --try writes nothing. Probes that the gate is to be scored on by must not be among them.
// Each file of probes is judged by a fit and a limit that have not seen it.

interface Example {
  file: string;
  output: string;
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
const SHARES: Readonly<Record<string, number>> = { open: 0.5, 'gate-own': 0.5 };
const sets = readdirSync(texts, { recursive: true, encoding: 'utf8' })
  .filter((path) => /gate-probes.*\.jsonl$/.test(path))
  .toSorted()
  .map((path) => ({ path, share: SHARES[path.split('/')[0] ?? ''] ?? 1 }));

const examples = sets.flatMap(({ path, share }) =>
  readFileSync(join(texts, path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Example => {
      const { source, output, verdict } = JSON.parse(line) as Record<string, string>;
      const { datum, doubts } = doubtsAbout(output ?? '', claimSource([{ text: source ?? '' }]));
      const isInvented = verdict === 'refuse';
      return {
        file: path,
        output: output ?? '',
        source: source ?? '',
        doubts,
        isInvented,
        isDecided: datum !== undefined,
        share,
      };
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

/** What is wanted is 2 % and 5 %: an invention that passes is worth two refusals. */
const WORTH = 2;

interface Judged extends Example {
  odds: number;
}

const judge = (found: Fit, all: readonly Example[]): Judged[] =>
  all.map((one) => ({ ...one, odds: one.isDecided ? Infinity : logOdds(found, one) }));

const LIMITS = Array.from({ length: 41 }, (_, at) => at / 20 - 1.5);

/** How many inventions pass and how many honest rewordings are refused where the limit stands there. */
function errorsAt(judged: readonly Judged[], limit: number) {
  const invented = judged.filter(({ isInvented }) => isInvented);
  const honest = judged.filter(({ isInvented }) => !isInvented);
  return {
    passed: invented.filter(({ odds }) => odds <= limit),
    refused: honest.filter(({ odds }) => odds > limit),
    invented,
    honest,
  };
}

function bestLimit(judged: readonly Judged[]): number {
  const cost = (limit: number) => {
    const { passed, refused, invented, honest } = errorsAt(judged, limit);
    return (WORTH * passed.length) / invented.length + refused.length / honest.length;
  };
  return LIMITS.toSorted((a, b) => cost(a) - cost(b))[0] ?? 0;
}

const percent = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${part.length} of ${whole.length} (${((100 * part.length) / whole.length).toFixed(1)} %)`;

/** Each file as a fit to all others judges it. */
const files = [...Map.groupBy(examples, ({ file }) => file)].map(([file, own]) => {
  const found = fit(examples.filter((one) => one.file !== file));
  return { file, judged: judge(found, own) };
});
/** The limits come of judgements that saw no file they judge. */
const unseen = files.flatMap(({ file, judged }) => {
  const limit = bestLimit(files.flatMap((other) => (other.file === file ? [] : other.judged)));
  return judged.map((one) => ({ ...one, odds: one.odds - limit }));
});
for (const [file, judged] of Map.groupBy(unseen, (one) => one.file)) {
  const { passed, refused, invented, honest } = errorsAt(judged, 0);
  console.log(`${file}: ${percent(passed, invented)} pass, ${percent(refused, honest)} refused`);
}
const { passed, refused, invented, honest } = errorsAt(unseen, 0);
if (process.argv.includes('--failures'))
  for (const { isInvented, isDecided, file, source, output, odds, doubts } of [...passed, ...refused])
    console.log(
      `${isInvented ? 'PASSED ' : 'refused'} ${isDecided ? 'decided' : odds.toFixed(2)} ${file.replace(/\W/g, ' ').slice(0, 12)}: ${source} -> ${output} [${doubts.map(({ kind, words }) => `${kind}: ${words}`).join('; ')}]`,
    );
console.log(
  `all, each file unseen: ${percent(passed, invented)} of inventions pass, ${percent(refused, honest)} of honest rewordings refused`,
);

const together = files.flatMap(({ judged }) => judged);
for (const limit of LIMITS.filter((_, at) => at % 2 === 0)) {
  const errors = errorsAt(together, limit);
  console.log(
    `at ${limit.toFixed(2)}: ${percent(errors.passed, errors.invented)} pass, ${percent(errors.refused, errors.honest)} refused`,
  );
}
const asked = process.argv.find((one) => one.startsWith('--limit='))?.slice('--limit='.length);
const chosen = asked === undefined ? bestLimit(together) : Number(asked);
const { bias, weights } = fit(examples);
const rows = [...weights].toSorted((a, b) => b[1] - a[1]);
if (!process.argv.includes('--try'))
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
