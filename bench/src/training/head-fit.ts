import { titleCertainty } from '@candor/occupations';
import { linesToLabel, sectionsOf } from '../../../packages/domain/src/reading/find-sections.ts';
import { entriesIn } from '../../../packages/domain/src/reading/entry.ts';
import { prepare } from '../../../packages/domain/src/reading/prepared-line.ts';
import { headWordsOf } from '../../../packages/domain/src/reading/labelling/head-chunks.ts';
import { headRoles, type HeadKind } from '../../../packages/domain/src/reading/labelling/head-labels.ts';
import {
  AS_ORDERED,
  decodeTogether,
  endFeatures,
  headSizes,
  layoutFeatures,
  layoutOf,
  prepareHeads,
  scoreHead,
  stateOf,
  stepFeatures,
  type HeadLayout,
  type HeadWeights,
  type Labelled,
  type PreparedHead,
  type Span,
} from '../../../packages/domain/src/reading/labelling/label-heads.ts';
import {
  lineLabels,
  type LabelledSection,
  type LineLabel,
} from '../../../packages/domain/src/reading/labelling/line-labels.ts';
import { align } from './align.ts';
import { alignHeads } from './align-heads.ts';
import type { TrainingDocument } from './documents.ts';
import { chanceOf } from './invent.ts';
import { shownTable, Weights } from './weights.ts';

export interface HeadExample {
  template: string;
  heads: PreparedHead[];
  right: Labelled[][];
}

const ROUNDS = 8;
const STEP = 0.1;
/** What a wrong chunk costs while fitting: a right one has to win by this much. */
const MARGIN = 1;
/** Share of sections in which our lists are taken for unknown, as they know our people too well. */
const UNKNOWN = 0.3;
/** Share of all features that are left out of each section while fitting, so that none is relied on alone. */
const DROPPED = 0.2;
const LISTS = /title|employer|school|degree|place=|said|country or town/u;
const kinds: Partial<Record<LabelledSection, HeadKind>> = {
  experience: 'job',
  education: 'school',
  certifications: 'certificate',
};

/** Each feature counts in heads of any kind, and beside that in those of its own. */
function withKindFeatures(head: PreparedHead): PreparedHead {
  const spans = head.spans.map((own) =>
    own.map((span) => ({
      ...span,
      features: [...span.features, ...span.features.map((feature) => `${head.kind} ${feature}`)],
    })),
  );
  return { ...head, spans };
}

function examplesOf({ template, lines: source, facts }: TrainingDocument): HeadExample[] {
  const lines = linesToLabel(prepare(source));
  const labels = align(lines, facts);
  if (labels === null || lines.length === 0) return [];
  const { sections } = sectionsOf(
    lines,
    labels.map((label) => lineLabels[label] as LineLabel),
  );
  return sections.flatMap((section): HeadExample[] => {
    const name = section.kind as LabelledSection;
    const kind = kinds[name];
    if (!kind) return [];
    const heads = prepareHeads(
      kind,
      entriesIn(section.lines).map((entry) => headWordsOf(entry, kind)),
      titleCertainty,
    ).map(withKindFeatures);
    const aligned = alignHeads(
      heads,
      facts.filter((fact) => fact.section === name && fact.part === 'head'),
    );
    const kept = heads.flatMap((head, at) => {
      const right = aligned[at];
      return right ? [{ head, right }] : [];
    });
    return kept.length === 0
      ? []
      : [{ template, heads: kept.map(({ head }) => head), right: kept.map(({ right }) => right) }];
  });
}

/** The layout of one of the heads under which the right readings score best. */
function rightLayout(right: readonly Labelled[][], weights: HeadWeights): HeadLayout | null {
  if (right.length < 2) return null;
  let best: { layout: HeadLayout; score: number } | null = null;
  for (const own of right) {
    const layout = layoutOf(own);
    let score = 0;
    for (const labelled of right)
      for (const { span, role } of labelled)
        for (const feature of layoutFeatures(span, role, layout))
          score += weights.span.get(feature)?.[role] ?? 0;
    if (best === null || score > best.score) best = { layout, score };
  }
  return best?.layout ?? null;
}

/**
 * Weights by which most heads of some sections are read as their truth says: a structured perceptron with a margin; all heads of a section
 * are read at once, under the layout in which they score best in sum.
 */
export function fitHeads(examples: readonly HeadExample[]): HeadWeights {
  const random = chanceOf(7);
  const tables = {
    span: new Weights(headSizes.span),
    step: new Weights(headSizes.step),
    end: new Weights(headSizes.end),
  };
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = examples.map((example) => ({ example, at: random() })).toSorted((a, b) => a.at - b.at);
    let wrongHeads = 0;
    for (const { example } of order) {
      steps += 1;
      const isUnknown = random() < UNKNOWN;
      // In a browser no titles are known but those of our lists.
      const isUnlisted = random() < UNKNOWN;
      const dropped = new Map<string, boolean>();
      const isKept = (feature: string) => {
        const before = dropped.get(feature);
        if (before !== undefined) return !before;
        const is =
          !feature.endsWith('any') &&
          (random() < DROPPED ||
            (isUnknown && LISTS.test(feature)) ||
            (isUnlisted && feature.includes('listed title')));
        dropped.set(feature, is);
        return !is;
      };
      const bySpan = new Map<Span, Span>();
      const heads = example.heads.map((head) => ({
        ...head,
        spans: head.spans.map((own) =>
          own.map((span) => {
            const kept = { ...span, features: span.features.filter(isKept) };
            bySpan.set(span, kept);
            return kept;
          }),
        ),
      }));
      const right = example.right.map((own) =>
        own.map(({ span, role }) => ({ span: bySpan.get(span) ?? span, role })),
      );
      const roles = new Map(right.flat().map(({ span, role }) => [span, role]));
      const now: HeadWeights = { span: tables.span.now, step: tables.step.now, end: tables.end.now };
      const found = decodeTogether(
        heads.map((head) =>
          scoreHead(head, now, (span, role) =>
            roles.get(span) === role ? 0 : MARGIN * (span.to - span.from + 1),
          ),
        ),
        now,
      );
      const layout = rightLayout(right, now);
      const rate = STEP / (1 + 0.3 * round);
      const learn = (
        head: PreparedHead,
        labelled: readonly Labelled[],
        layoutOfAll: HeadLayout | null,
        sign: number,
      ) => {
        let before: number = headRoles.length;
        for (const { span, role } of labelled) {
          for (const feature of span.features) tables.span.add(feature, role, sign, steps);
          for (const feature of layoutOfAll ? layoutFeatures(span, role, layoutOfAll) : [])
            tables.span.add(feature, role, sign, steps);
          for (const feature of stepFeatures(head.kind, span, head.words))
            tables.step.add(feature, before * headRoles.length + role, sign, steps);
          before = role;
        }
        const state = stateOf(labelled);
        for (const feature of endFeatures(head)) tables.end.add(feature, state, sign, steps);
        if (layoutOfAll?.state === state) tables.end.add(AS_ORDERED, state, sign, steps);
      };
      heads.forEach((head, at) => {
        const [good, got] = [right[at] ?? [], found.heads[at]?.labelled ?? []];
        const isSame =
          good.length === got.length &&
          good.every(({ span, role }, index) => got[index]?.span === span && got[index]?.role === role);
        if (isSame) return;
        wrongHeads += 1;
        learn(head, good, layout, rate);
        learn(head, got, found.layout, -rate);
      });
    }
    console.log(`round ${round + 1}: ${wrongHeads} heads wrong`);
  }
  return { span: tables.span.mean(steps), step: tables.step.mean(steps), end: tables.end.mean(steps) };
}

/** Prints how many heads are read right, by template and role. */
export function checkHeads(examples: readonly HeadExample[], weights: HeadWeights): void {
  const byTemplate = new Map<string, [number, number]>();
  const byRole = new Map<string, [number, number, number]>();
  for (const { template, heads, right } of examples) {
    const found = decodeTogether(
      heads.map((head) => scoreHead(head, weights)),
      weights,
    ).heads;
    right.forEach((good, at) => {
      const got = found[at]?.labelled ?? [];
      const has = (all: readonly Labelled[], { span, role }: Labelled) =>
        all.some((one) => one.span === span && one.role === role);
      const named = (all: readonly Labelled[]) =>
        all.filter(({ role }) => headRoles[role] === 'what' || headRoles[role] === 'where');
      const isRight = named(good).every((one) => has(got, one)) && named(got).every((one) => has(good, one));
      const [a, b] = byTemplate.get(template) ?? [0, 0];
      byTemplate.set(template, [a + Number(isRight), b + 1]);
      const count = (one: Labelled, place: number) => {
        const key = `${heads[at]?.kind} ${headRoles[one.role]}`;
        const sums = byRole.get(key) ?? [0, 0, 0];
        sums[place] = (sums[place] ?? 0) + 1;
        byRole.set(key, sums);
      };
      for (const one of good) count(one, has(got, one) ? 0 : 2);
      for (const one of got) if (!has(good, one)) count(one, 1);
    });
  }
  const sums = [...byTemplate.values()];
  const [good, count] = [0, 1].map((at) => sums.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
  console.log(`heads with title and employer right: ${good} of ${count}`);
  for (const [template, [a, b]] of byTemplate)
    if (!template.startsWith('corpus')) console.log(`  ${template} ${((100 * a) / b).toFixed(1)} of ${b}`);
  for (const [role, [right, wrong, missing]] of [...byRole].toSorted())
    console.log(`  ${role}: right ${right}, wrongly ${wrong}, missed ${missing}`);
}

export function headWeightsCode({ span, step, end }: HeadWeights): string {
  return `// Fitted by bench/src/fit-heads.ts, which says how; not written by hand.\n\n/** A feature a row: for each role by its number, in base 36, how many fortieths. */\nexport const spanWeights = \`${shownTable(span)}\`;\n\n/** The same for each pair of roles, by what parts them. */\nexport const stepWeights = \`${shownTable(step)}\`;\n\n/** The same for each state that a head ends in. */\nexport const endWeights = \`${shownTable(end)}\`;\n`;
}

/** Of so many sections one is learnt from by one head alone as well, which no others are like. */
const ALONE = 3;

/** What of some documents heads are learnt from, by section. */
export function headExamples(documents: readonly TrainingDocument[]): HeadExample[] {
  const all = documents.flatMap(examplesOf);
  const random = chanceOf(3);
  const alone = all.flatMap(({ template, heads, right }): HeadExample[] => {
    const at = random() < 0.5 ? 0 : Math.floor(random() * heads.length);
    const [head, labelled] = [heads[at], right[at]];
    return heads.length < 2 || random() > 1 / ALONE || !head || !labelled
      ? []
      : [{ template, heads: [head], right: [labelled] }];
  });
  return [...all, ...alone];
}
