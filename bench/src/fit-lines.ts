// Fits the weights by which the lines of a CV are labelled: node bench/src/fit-lines.ts [--check]
// Learns from .cache/training/learnt (bench/src/make-training.ts) and the corpus' halves that readers may be improved on. A template is
// learnt from or measured on, never both. `--check` fits on three quarters of the templates and tells how many lines of the others are right.
import { readFile as readBytes, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  decode,
  pairAt,
  stepAt,
  type LineWeights,
} from '../../packages/domain/src/reading/labelling/label-lines.ts';
import { featuresOf, type LineFeatures } from '../../packages/domain/src/reading/labelling/line-features.ts';
import {
  lineLabels,
  lineRoles,
  mayBe,
  mayFollow,
  sectionOfKind,
  type LineLabel,
} from '../../packages/domain/src/reading/labelling/line-labels.ts';
import { linesToLabel } from '../../packages/domain/src/reading/find-sections.ts';
import { prepare, type Line } from '../../packages/domain/src/reading/prepared-line.ts';
import type { PositionedLine } from '../../packages/domain/src/reading/positioned-line.ts';
import { linesOfText } from '../../packages/domain/src/reading/read-text.ts';
import { peopleOf } from '../../packages/read/corpus/generate/person.ts';
import { readDocx } from '../../packages/read/src/docx/read-docx.ts';
import { isMarkdown, readHtml, readMarkdown } from '../../packages/read/src/html/read-html.ts';
import { readPdf } from '../../packages/read/src/pdf/read-pdf.ts';
import { corpusFiles, fittedHalves } from './read-corpus.ts';
import { align } from './training/align.ts';
import { factsOf, factsOfPerson, type Fact } from './training/facts.ts';
import { chanceOf, invent, type TrainingLanguage } from './training/invent.ts';
import { typed } from './training/typed.ts';
import type { TrainingPage } from './training/truth-of-page.ts';

interface Example {
  template: string;
  lines: readonly Line[];
  features: readonly LineFeatures[];
  labels: readonly number[];
}

const ROUNDS = 10;
const STEP = 0.1;
/** What a wrong label costs while fitting: a right one has to win by this much. */
const MARGIN = 3;
/** Share of documents in which our lists are taken for unknown, as they know our people too well. */
const UNKNOWN = 0.25;
/** Share of all features that are left out of each document while fitting, so that none is relied on alone. */
const DROPPED = 0.25;
const LISTS = /(?:^|\s)(?:title|employer|school|degree|place|somewhat a place)/u;
/** How many typed texts are learnt from, of which people. */
const TYPED = 400;
const FIRST_TYPED = 200_000;
const languages: readonly TrainingLanguage[] = ['en', 'de', 'en', 'fr', 'en', 'es', 'en', 'it'];
/** Weights are kept in whole parts of one. */
const PARTS = 40;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const learnt = folder('../../.cache/training/learnt/');
const people = folder('../../packages/read/corpus/people/');
const target = folder('../../packages/domain/src/reading/labelling/line-weights.data.ts');

/** Documents by template whose lines do not stand in an order that a CV is written in: nothing is learnt of them. */
const broken = new Map<string, number>();

const excerpts = chanceOf(11);

/** A part of a document as if it were all there is: some hand in no more, and one line less changes what is usual in it. */
function excerptOf({ template, lines, labels }: Example, chance: () => number): Example[] {
  const chunks: [number, number][] = [];
  labels.forEach((label, at) => {
    const isNew =
      lineLabels[label]?.role === 'heading' && lineLabels[labels[at - 1] ?? 0]?.role !== 'heading';
    const last = chunks.at(-1);
    if (last && !isNew) last[1] = at + 1;
    else chunks.push([at, at + 1]);
  });
  if (chunks.length < 3) return [];
  const [header, ...others] = chunks;
  const first = Math.floor(chance() * others.length);
  const chosen = [
    ...(header && chance() < 0.8 ? [header] : []),
    ...others.slice(first, first + 1 + Math.floor(chance() * 2)),
  ];
  const kept = chosen.flatMap(([from, to]) => {
    const most = 2 + Math.floor(chance() * 12);
    return Array.from({ length: Math.min(to - from, most) }, (_, at) => from + at);
  });
  const part = kept.map((at) => lines[at] as Line);
  return checked({
    template,
    lines: part,
    features: featuresOf(part),
    labels: kept.map((at) => labels[at] ?? 0),
  });
}

function exampleOf(template: string, source: readonly PositionedLine[], facts: readonly Fact[]): Example[] {
  const lines = linesToLabel(prepare(source.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))));
  const labels = align(lines, facts);
  if (labels === null || lines.length === 0) return [];
  const whole = { template, lines, features: featuresOf(lines), labels };
  const chosen = checked(whole);
  if (chosen.length === 0) broken.set(template, (broken.get(template) ?? 0) + 1);
  return [...chosen, ...chosen.flatMap((one) => excerptOf(one, excerpts))];
}

/** A document whose lines stand in an order that the grammar knows. */
function checked(example: Example): Example[] {
  const { labels, features } = example;
  const isSpoken = labels.every((label, at) => {
    const [from, to] = [lineLabels[labels[at - 1] ?? 0], lineLabels[label]];
    const line = features[at];
    if (!from || !to || !line || !mayBe(to, line.heading, line.isHeading)) return false;
    return at === 0 || mayFollow(from, to, line.isOpening);
  });
  return isSpoken ? [example] : [];
}

async function strangersPages(): Promise<Example[]> {
  const examples: Example[] = [];
  for (const name of (await readdir(learnt)).filter((one) => !one.endsWith('.json')).toSorted()) {
    const page = JSON.parse(
      await readBytes(join(learnt, name.replace(/\.\w+$/u, '.json')), 'utf8'),
    ) as TrainingPage;
    const lines = await linesOf(name, new Uint8Array(await readBytes(join(learnt, name)))).catch(() => []);
    examples.push(...exampleOf(page.template, lines, factsOf(page.resume)));
  }
  return examples;
}

/** What people type, in as many ways as there are pages: no templates, since nobody sets it. */
function typedTexts(): Example[] {
  return Array.from({ length: TYPED }, (_, at) => {
    const lang = languages[at % languages.length] ?? 'en';
    const resume = invent(FIRST_TYPED + at, lang);
    // Words of a heading may be an item of a list.
    if (at % 6 === 0) resume.work[0]?.highlights.push(['PROJECTS', 'TRAINING', 'Skills'][at % 3] ?? '');
    return exampleOf(`typed ${at % 8}`, linesOfText(typed(resume, lang, at)), factsOf(resume));
  }).flat();
}

async function linesOf(name: string, bytes: Uint8Array): Promise<PositionedLine[]> {
  if (name.endsWith('.pdf')) return (await readPdf(bytes, () => undefined)).lines;
  if (name.endsWith('.docx')) return readDocx(bytes).lines;
  const text = new TextDecoder().decode(bytes);
  if (name.endsWith('.html')) return readHtml(text).lines;
  return isMarkdown(text) ? readMarkdown(text) : linesOfText(text);
}

async function ownCorpus(): Promise<Example[]> {
  const texts = await Promise.all(
    (await readdir(people)).map((file) => readBytes(join(people, file), 'utf8')),
  );
  const known = new Map(texts.flatMap(peopleOf).map((person) => [person.id, person]));
  const examples: Example[] = [];
  for (const { name, bytes } of (await Promise.all(fittedHalves.map(corpusFiles))).flat()) {
    const [id = '', ...rest] = name.split('-');
    const person = known.get(id);
    if (!person) continue;
    const lines = await linesOf(name, bytes.slice()).catch(() => []);
    examples.push(...exampleOf(`corpus ${rest.join('-')}`, lines, factsOfPerson(person)));
  }
  return examples;
}

/** A weight and, for the mean over all steps, the sum of its changes times the step they came at. */
class Weights {
  readonly #size: number;
  readonly now = new Map<string, Float32Array>();
  readonly #sums = new Map<string, Float64Array>();
  readonly #changes = new Map<string, Float32Array>();

  constructor(size: number) {
    this.#size = size;
  }

  add(feature: string, at: number, value: number, step: number): void {
    let weights = this.now.get(feature);
    let sums = this.#sums.get(feature);
    let changes = this.#changes.get(feature);
    if (!weights || !sums || !changes) {
      weights = new Float32Array(this.#size);
      sums = new Float64Array(this.#size);
      changes = new Float32Array(this.#size);
      this.#changes.set(feature, changes);
      this.now.set(feature, weights);
      this.#sums.set(feature, sums);
    }
    // What is seldom seen learns in larger steps (AdaGrad, Duchi 2011).
    changes[at] = (changes[at] ?? 0) + value * value;
    const own = value / Math.sqrt(0.1 + (changes[at] ?? 0));
    weights[at] = (weights[at] ?? 0) + own;
    sums[at] = (sums[at] ?? 0) + own * step;
  }

  /** What is believed before anything is seen. */
  start(values: ReadonlyMap<string, Float32Array>): void {
    for (const [feature, weights] of values) {
      this.now.set(feature, Float32Array.from(weights));
      this.#sums.set(feature, new Float64Array(this.#size));
      this.#changes.set(feature, new Float32Array(this.#size));
    }
  }

  mean(steps: number): Map<string, Float32Array> {
    return new Map(
      [...this.now].map(([feature, weights]) => {
        const sums = this.#sums.get(feature);
        return [feature, weights.map((value, at) => value - (sums?.[at] ?? 0) / steps)];
      }),
    );
  }
}

const COUNT = lineLabels.length;
const ROLES = lineRoles.length;
/** Labels that share a role or a section learn from one another. */
const alike = lineLabels.map((label) => ({
  role: lineLabels.flatMap((other, at) => (other.role === label.role ? [at] : [])),
  section: lineLabels.flatMap((other, at) => (other.section === label.section ? [at] : [])),
}));
const SHARED = 0.5;

/** How much the known words of a heading are believed to be one. */
const PRIOR = 3;

/** A heading whose words are known stands above a section of its kind. */
function priors(): Map<string, Float32Array> {
  const weights = (of: (label: LineLabel) => number) => Float32Array.from(lineLabels, of);
  const known = Object.entries(sectionOfKind).map(([kind, section]): [string, Float32Array] => [
    `known=${kind}`,
    weights(({ section: own, role }) => (role !== 'heading' ? 0 : own === section ? PRIOR : -PRIOR)),
  ]);
  const item = weights(({ role }) => (role === 'heading' ? -PRIOR : 0));
  return new Map([...known, ['item, as headings are not', item]]);
}

function fit(examples: readonly Example[]): LineWeights {
  const random = chanceOf(7);
  const [own, step, pairs] = [new Weights(COUNT), new Weights(ROLES * ROLES), new Weights(COUNT * COUNT)];
  pairs.add('all', 0, 0, 0);
  own.start(priors());
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = examples.map((example) => ({ example, at: random() })).toSorted((a, b) => a.at - b.at);
    let wrongLines = 0;
    for (const { example } of order) {
      steps += 1;
      const { labels } = example;
      const isUnknown = random() < UNKNOWN;
      const dropped = new Map<string, boolean>();
      const isKept = (feature: string) => {
        const known = dropped.get(feature);
        if (known !== undefined) return !known;
        const is = feature !== 'any' && (random() < DROPPED || (isUnknown && LISTS.test(feature)));
        dropped.set(feature, is);
        return !is;
      };
      const features = example.features.map((line) => ({
        ...line,
        own: line.own.filter(isKept),
        step: line.step.filter(isKept),
      }));
      const now = { own: own.now, step: step.now, pairs: pairs.now.get('all') ?? new Float32Array(0) };
      const found = decode(features, now, (line, label) => (label === labels[line] ? 0 : MARGIN)).labels;
      const rate = STEP / (1 + 0.25 * round);
      features.forEach((line, at) => {
        const [right = 0, wrong = 0] = [labels[at], found[at]];
        if (right !== wrong) {
          wrongLines += 1;
          for (const [label, sign] of [
            [right, rate],
            [wrong, -rate],
          ] as const)
            for (const feature of line.own) {
              own.add(feature, label, sign, steps);
              for (const other of alike[label]?.role ?? []) own.add(feature, other, SHARED * sign, steps);
              for (const other of alike[label]?.section ?? []) own.add(feature, other, SHARED * sign, steps);
            }
        }
        if (at === 0) return;
        const [rightBefore = 0, wrongBefore = 0] = [labels[at - 1], found[at - 1]];
        if (right === wrong && rightBefore === wrongBefore) return;
        pairs.add('all', pairAt(rightBefore, right), rate, steps);
        pairs.add('all', pairAt(wrongBefore, wrong), -rate, steps);
        const [a, b] = [stepAt(rightBefore, right), stepAt(wrongBefore, wrong)];
        if (a !== b)
          for (const feature of line.step) {
            step.add(feature, a, rate, steps);
            step.add(feature, b, -rate, steps);
          }
      });
    }
    console.log(`round ${round + 1}: ${wrongLines} lines wrong`);
  }
  return {
    own: own.mean(steps),
    step: step.mean(steps),
    pairs: pairs.mean(steps).get('all') ?? new Float32Array(0),
  };
}

function check(examples: readonly Example[], weights: LineWeights): void {
  const byTemplate = new Map<string, [number, number]>();
  const confused = new Map<string, number>();
  let [right, all] = [0, 0];
  for (const { template, features, labels } of examples) {
    const found = decode(features, weights).labels;
    const good = found.filter((label, at) => label === labels[at]).length;
    right += good;
    all += labels.length;
    const [a, b] = byTemplate.get(template) ?? [0, 0];
    byTemplate.set(template, [a + good, b + labels.length]);
    found.forEach((label, at) => {
      if (label === labels[at]) return;
      const [want, got] = [lineLabels[labels[at] ?? 0], lineLabels[label]];
      const key = `${want?.section}/${want?.role} -> ${got?.section}/${got?.role}`;
      confused.set(key, (confused.get(key) ?? 0) + 1);
    });
  }
  console.log(`lines right: ${right} of ${all} (${((100 * right) / all).toFixed(2)} %)`);
  for (const [template, [a, b]] of byTemplate)
    if (!template.startsWith('corpus')) console.log(`  ${template} ${((100 * a) / b).toFixed(1)}`);
  for (const [key, many] of [...confused].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
    console.log(`  ${many} ${key}`);
}

const shown = (values: Float32Array) => {
  const whole = [...values].map((value) => Math.round(value * PARTS));
  const pieces: string[] = [];
  whole.forEach((value, at) => {
    if (value !== 0) pieces.push(`${at.toString(36)}:${value.toString(36)}`);
  });
  return pieces.join(' ');
};

function fileOf({ own, step, pairs }: LineWeights): string {
  const rows = (map: ReadonlyMap<string, Float32Array>) =>
    [...map]
      .map(([feature, values]) => `${feature}\t${shown(values)}`)
      .filter((row) => !row.endsWith('\t'))
      .toSorted()
      .join('\n');
  return `// Fitted by bench/src/fit-lines.ts, which says how; not written by hand.\n\n/** One part of a weight. */\nexport const WEIGHT_PARTS = ${PARTS};\n\n/** A feature a row: for each label by its number, in base 36, how many parts. */\nexport const ownWeights = \`${rows(own)}\`;\n\n/** The same for each pair of roles. */\nexport const stepWeights = \`${rows(step)}\`;\n\n/** For each pair of labels. */\nexport const pairWeights = '${shown(pairs)}';\n`;
}

const examples = [...(await strangersPages()), ...typedTexts(), ...(await ownCorpus())];
const templates = [...new Set(examples.map(({ template }) => template))];
console.log(`left out: ${[...broken].map(([template, count]) => `${template} ${count}`).join(', ')}`);
console.log(
  `${examples.length} documents of ${templates.length} templates, ${examples.reduce((sum, { lines }) => sum + lines.length, 0)} lines`,
);
if (process.argv.includes('--check')) {
  const out = new Set(templates.filter((_, at) => at % 4 === 1));
  const weights = fit(examples.filter(({ template }) => !out.has(template)));
  check(
    examples.filter(({ template }) => out.has(template)),
    weights,
  );
} else {
  const weights = fit(examples);
  check(examples, weights);
  const config = await resolveConfig(target);
  await writeFile(target, await format(fileOf(weights), { ...config, filepath: target }));
}
