import {
  decode,
  pairAt,
  stepAt,
  type LineWeights,
} from '../../../packages/domain/src/reading/labelling/label-lines.ts';
import {
  featuresOf,
  type LineFeatures,
} from '../../../packages/domain/src/reading/labelling/line-features.ts';
import {
  lineLabels,
  lineRoles,
  sectionOfKind,
  type LineLabel,
} from '../../../packages/domain/src/reading/labelling/line-labels.ts';
import { linesToLabel } from '../../../packages/domain/src/reading/find-sections.ts';
import { prepare, type Line } from '../../../packages/domain/src/reading/prepared-line.ts';
import { align } from './align.ts';
import type { TrainingDocument } from './documents.ts';
import { chanceOf } from './invent.ts';
import { meanOf, shownTable, shownWeights, Weights } from './weights.ts';

export interface LineExample {
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
const excerpts = chanceOf(11);

/** A part of a document as if it were all there is: some hand in no more, and one line less changes what is usual in it. */
function excerptOf({ template, lines, labels }: LineExample, chance: () => number): LineExample[] {
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

function examplesOf({ template, lines: source, facts }: TrainingDocument): LineExample[] {
  const lines = linesToLabel(prepare(source));
  const labels = align(lines, facts);
  if (labels === null || lines.length === 0) return [];
  // Nothing is learnt of lines that stand in no order that a CV is written in.
  const chosen = checked({ template, lines, features: featuresOf(lines), labels });
  return [...chosen, ...chosen.flatMap((one) => excerptOf(one, excerpts))];
}

/** What of some documents lines are learnt from: all of each, and an excerpt. */
export function lineExamples(documents: readonly TrainingDocument[]): LineExample[] {
  return documents.flatMap(examplesOf);
}

/** Of a document's lines at least so many are labelled as its truth says where it is learnt from. */
const LEAST_AGREED = 0.93;

/** A document in the order that the grammar knows and that is nearest to its truth; none where too much of it differs. */
function checked(example: LineExample): LineExample[] {
  const none = { own: new Map(), step: new Map(), pairs: new Float32Array(COUNT * COUNT) };
  const { labels } = decode(example.features, none, (line, label) => {
    const [truth, own] = [lineLabels[example.labels[line] ?? 0], lineLabels[label]];
    if (example.labels[line] === label) return 1;
    return truth?.section === own?.section ? 0.3 : 0;
  });
  const agreed = labels.filter((label, at) => label === example.labels[at]).length;
  return agreed >= LEAST_AGREED * labels.length ? [{ ...example, labels }] : [];
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

function fitOnce(examples: readonly LineExample[], seed: number): LineWeights {
  const random = chanceOf(seed);
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

/** Fits whose mean is taken: two differ by what came last. */
const SEEDS = [7, 8];

/** Weights by which most lines of some documents are labelled as their truth says. */
export function fitLines(examples: readonly LineExample[]): LineWeights {
  const fits = SEEDS.map((seed) => fitOnce(examples, seed));
  return {
    own: meanOf(fits.map(({ own }) => own)),
    step: meanOf(fits.map(({ step }) => step)),
    pairs: meanOf(fits.map(({ pairs }) => new Map([['all', pairs]]))).get('all') ?? new Float32Array(0),
  };
}

/** Prints how many lines are labelled right, and which are taken for what. */
export function checkLines(examples: readonly LineExample[], weights: LineWeights): void {
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

export function lineWeightsCode({ own, step, pairs }: LineWeights): string {
  return `// Fitted by bench/src/fit-lines.ts, which says how; not written by hand.\n\n/** A feature a row: for each label by its number, in base 36, how many fortieths. */\nexport const ownWeights = \`${shownTable(own)}\`;\n\n/** The same for each pair of roles. */\nexport const stepWeights = \`${shownTable(step)}\`;\n\n/** For each pair of labels. */\nexport const pairWeights = '${shownWeights(pairs)}';\n`;
}
