// Fits the weights by which the heads of jobs and schools are read: node bench/src/fit-heads.ts [--check]
// Writes packages/domain/src/reading/head-weights.data.ts. `--check` only measures: the share of heads read right, of
// people whose documents the weights were not fitted on (six folds, by person).
// A structured perceptron with a margin, averaged over its rounds. In each round some words are taken for unknown: our
// lists know nearly all words of the corpus, and of a stranger's far fewer, so that the layout has to count as well.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cvDesign, layoutIds } from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { createRenderer } from '@candor/render';
import { people } from '@candor/testing';
import { format, resolveConfig } from 'prettier';
import {
  candidatesOf,
  chooseTogether,
  scoresOf,
  type Candidate,
  type Choice,
  type HeadWeights,
} from '../../packages/domain/src/reading/choose-roles.ts';
import { findSections } from '../../packages/domain/src/reading/find-sections.ts';
import { headFeatures } from '../../packages/domain/src/reading/head-features.ts';
import { prepare } from '../../packages/domain/src/reading/prepared-line.ts';
import { entriesOf, wholeDegree } from '../../packages/domain/src/reading/read-entries.ts';
import { jobScores, schoolScores } from '../../packages/domain/src/reading/scores.ts';
import { splitHead } from '../../packages/domain/src/reading/split-head.ts';
import { readDocx } from '../../packages/read/src/docx/read-docx.ts';
import { readHtml } from '../../packages/read/src/html/read-html.ts';
import { readPdf } from '../../packages/read/src/pdf/read-pdf.ts';
import { corpusFiles, fittedHalves, type CorpusFile } from './read-corpus.ts';
import { normalText } from './read-normal.ts';

type Kind = 'job' | 'school';

interface Example {
  person: string;
  heads: Candidate[][];
  /** Of each head, which of its candidates say what the document says. */
  right: ReadonlySet<number>[];
}

const ROUNDS = 25;
const MARGIN = 1;
const STEP = 0.1;
const UNKNOWN = 0.4;
const FOLDS = 6;

const wordsOf = (side: 'what' | 'where') =>
  headFeatures.flatMap((name, at) =>
    (side === 'what' ? /words of a (?:what|title)$/ : /words of an? (?:where|employer)$/).test(name)
      ? [at]
      : [],
  );
const wordFeatures = [wordsOf('what'), wordsOf('where')];

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Source extends Pick<CorpusFile, 'name' | 'bytes'> {
  truth: {
    jobs: readonly { position: string; company: string }[];
    schools: readonly { degree: string; institution: string }[];
  };
}

async function linesOf({ name, bytes }: Source) {
  if (name.endsWith('.pdf')) return (await readPdf(bytes, () => undefined)).lines;
  if (name.endsWith('.docx')) return readDocx(bytes).lines;
  return name.endsWith('.html') ? readHtml(new TextDecoder().decode(bytes)).lines : [];
}

/** The candidates that say what an entry of the truth says; those that leave out what the head does not hold come last. */
function rightOf(
  kind: Kind,
  candidates: readonly Candidate[],
  truths: readonly (readonly [string, string])[],
) {
  const said = candidates.map(({ reading: { what, where, rest } }): [string, string] => {
    const degree = { what: what?.text ?? '', rest: rest.map(({ text }) => text) };
    const title = kind === 'job' || !what ? degree.what : wholeDegree(degree).degree;
    return [normalText(title), normalText(where?.text ?? '')];
  });
  const all = said.map((pair) => pair.join(' ')).toSorted((a, b) => b.length - a.length)[0] ?? '';
  const isHeld = (words: string) => words.split(' ').every((word) => all.includes(word));
  for (const isWhole of [true, false])
    for (const [title, name] of truths) {
      const is = (given: string, wanted: string) =>
        given === wanted || (!isWhole && given === '' && !isHeld(wanted));
      const right = said.flatMap(([what, where], at) =>
        is(what, title) && is(where, name) && what + where !== '' ? [at] : [],
      );
      if (right.length > 0) return new Set(right);
    }
  return new Set<number>();
}

/** Our own pages of the people of our tests, who write in every script. */
async function ownPages(): Promise<Source[]> {
  const renderer = createRenderer();
  const pages: Source[] = [];
  for (const [name, { document, language }] of Object.entries(people))
    for (const layout of layoutIds) {
      const design = cvDesign({ language });
      const input = { document, layout, paper: 'a4', isBrandFree: true, design } as const;
      const { bytes } = await renderer.cv.file('pdf', input);
      const { experience: jobs, education: schools } = document;
      pages.push({ name: `${name}-${layout}.pdf`, bytes, truth: { jobs, schools } });
    }
  await renderer.close();
  return pages;
}

async function examplesOf(kind: Kind, files: readonly Source[]): Promise<Example[]> {
  const examples: Example[] = [];
  for (const file of files) {
    const { truth } = file;
    const truths =
      kind === 'job'
        ? truth.jobs.map((job) => [normalText(job.position), normalText(job.company)] as const)
        : truth.schools.map((one) => [normalText(one.degree), normalText(one.institution)] as const);
    const scores = kind === 'job' ? jobScores(titleCertainty) : schoolScores;
    for (const section of findSections(prepare(await linesOf(file))).sections) {
      if (section.kind !== (kind === 'job' ? 'experience' : 'education')) continue;
      const all = entriesOf(section.lines).map((entry) => candidatesOf(splitHead(entry), scores));
      const known = all.map((heads) => rightOf(kind, heads, truths));
      const heads = all.filter((_, at) => (known[at]?.size ?? 0) > 0);
      const right = known.filter(({ size }) => size > 0);
      if (heads.length > 0) examples.push({ person: file.name.split('-', 1)[0] ?? '', heads, right });
    }
  }
  return examples;
}

type Vector = number[];
const [ORDER, LAYOUT] = [headFeatures.length, headFeatures.length + 1];
const weightsOf = (vector: Vector): HeadWeights => ({
  own: vector.slice(0, ORDER),
  order: vector[ORDER] ?? 0,
  layout: vector[LAYOUT] ?? 0,
});

/** Adds the features of a choice to a vector. */
function add(
  vector: Vector,
  heads: readonly Candidate[][],
  { chosen, order, layout }: Choice,
  times: number,
) {
  const more = (at: number, value: number) => {
    vector[at] = (vector[at] ?? 0) + times * value;
  };
  heads.forEach((candidates, at) => {
    const one = candidates[chosen[at] ?? -1];
    if (!one) return;
    one.features.forEach((value, feature) => more(feature, value));
    if (heads.length === 1) return;
    if (order !== null && one.isWhatFirst === order) more(ORDER, 1);
    if (one.layout === layout) more(LAYOUT, 1);
  });
}

function withUnknownWords(candidates: readonly Candidate[], random: () => number): Candidate[] {
  const unknown = new Set(wordFeatures.flatMap((features) => (random() < UNKNOWN ? features : [])));
  return candidates.map((one) => ({
    ...one,
    features: one.features.map((value, at) => (unknown.has(at) ? 0 : value)),
  }));
}

function fit(examples: readonly Example[]): Vector {
  const random = chance(7);
  const vector = Array.from({ length: headFeatures.length + 2 }, () => 0);
  const sum = vector.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = examples.map((example) => ({ example, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { example } of order) {
      const { right } = example;
      const heads = example.heads.map((candidates) => withUnknownWords(candidates, random));
      const weights = weightsOf(vector);
      const scores = heads.map((candidates) => scoresOf(candidates, weights.own));
      const score = (value: (isRight: boolean) => number) =>
        scores.map((own, head) => own.map((one, at) => one + value(right[head]?.has(at) === true)));
      const wrong = chooseTogether(
        heads,
        score((is) => (is ? 0 : MARGIN)),
        weights,
      );
      const best = chooseTogether(
        heads,
        score((is) => (is ? 0 : Number.NEGATIVE_INFINITY)),
        weights,
      );
      if (wrong.score > best.score) {
        const step = STEP / (1 + 0.3 * round);
        add(vector, heads, best, step);
        add(vector, heads, wrong, -step);
      }
      vector.forEach((value, at) => {
        sum[at] = (sum[at] ?? 0) + value;
      });
    }
  }
  return sum.map((value) => value / (ROUNDS * examples.length));
}

/** How many heads are read right, of how many. */
function measure(examples: readonly Example[], vector: Vector): [number, number] {
  const weights = weightsOf(vector);
  let [good, all] = [0, 0];
  for (const { heads, right } of examples) {
    const { chosen } = chooseTogether(
      heads,
      heads.map((candidates) => scoresOf(candidates, weights.own)),
      weights,
    );
    good += chosen.filter((at, head) => right[head]?.has(at)).length;
    all += heads.length;
  }
  return [good, all];
}

function crossValidated(examples: readonly Example[]): string {
  const people = [...new Set(examples.map(({ person }) => person))].toSorted();
  let [good, all] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const out = new Set(people.filter((_, at) => at % FOLDS === fold));
    const [a, b] = measure(
      examples.filter(({ person }) => out.has(person)),
      fit(examples.filter(({ person }) => !out.has(person))),
    );
    good += a;
    all += b;
  }
  return `${good} of ${all} (${((100 * good) / all).toFixed(1)} %)`;
}

const corpus = (await Promise.all(fittedHalves.map(corpusFiles))).flat();
const files = [...corpus.filter(({ truth }) => truth.detectedType === 'cv'), ...(await ownPages())];
const fitted: Record<Kind, Vector> = { job: [], school: [] };
for (const kind of ['job', 'school'] as const) {
  const examples = await examplesOf(kind, files);
  fitted[kind] = fit(examples);
  const [good, all] = measure(examples, fitted[kind]);
  console.log(
    `heads of a ${kind}: ${crossValidated(examples)} right where fitted on other people, ${good} of ${all} where fitted on all`,
  );
}

function shown(name: string, vector: Vector): string {
  const value = (at: number) => (vector[at] ?? 0).toFixed(3);
  const own = headFeatures.map((feature, at) => `${value(at)}, // ${feature}`).join('\n');
  return `export const ${name}: HeadWeights = {\nown: [\n${own}\n],\norder: ${value(ORDER)},\nlayout: ${value(LAYOUT)},\n};\n`;
}

if (!process.argv.includes('--check')) {
  const target = fileURLToPath(
    new URL('../../packages/domain/src/reading/head-weights.data.ts', import.meta.url),
  );
  const text = `import type { HeadWeights } from './choose-roles.ts';\n\n// Fitted on the corpus by bench/src/fit-heads.ts, which says how; not written by hand.\n${shown('jobWeights', fitted.job)}\n${shown('schoolWeights', fitted.school)}`;
  await writeFile(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
}
