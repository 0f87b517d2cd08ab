// Fits how certain a field is by the margins of its reading: node bench/src/fit-certainty.ts [--check]
// A logistic curve by kind of field, on the templates that readers are measured on, since only in those that nothing was learnt from is a
// margin worth what it will be worth. What it prints was told of each template by the others. `--check` only measures.
import { readFile as readBytes, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CERTAIN_FROM } from '@candor/domain/importing';
import { marginFeatures } from '../../packages/domain/src/reading/certainty.ts';
import { readPdf } from '../../packages/read/src/pdf/read-pdf.ts';
import { judgedFields, type JudgedField } from './training/judge-fields.ts';
import type { TrainingPage } from './training/truth-of-page.ts';
import { writeCode } from './training/weights.ts';

interface Judged extends JudgedField {
  template: string;
}

const measured = fileURLToPath(new URL('../../.cache/training/measured/', import.meta.url));
const target = fileURLToPath(new URL('../../packages/domain/src/reading/certainty.data.ts', import.meta.url));
const STEPS = 3_000;
const RATE = 0.5;
/** How much the weights of a kind are drawn to those of all fields together, in fields. */
const SHRINKAGE = 2;

async function judgedPages(): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const name of (await readdir(measured)).filter((one) => one.endsWith('.pdf')).toSorted()) {
    const text = await readBytes(join(measured, name.replace('.pdf', '.json')), 'utf8');
    const page = JSON.parse(text) as TrainingPage;
    const { lines } = await readPdf(new Uint8Array(await readBytes(join(measured, name))), () => undefined);
    all.push(...judgedFields(page, lines).map((field) => ({ ...field, template: page.template })));
  }
  return all;
}

const chanceOf = (weights: readonly number[], features: readonly number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));

/** Weights by which fields are as often right as said, near to some that are believed before. */
function fitKind(fields: readonly JudgedField[], believed: readonly number[]): number[] {
  const weights = [...believed];
  const rows = fields.map(({ margins, isRight }) => ({ features: marginFeatures(margins), isRight }));
  for (let step = 0; step < STEPS; step += 1) {
    const change = weights.map((weight, at) => SHRINKAGE * ((believed[at] ?? 0) - weight));
    for (const { features, isRight } of rows) {
      const error = Number(isRight) - chanceOf(weights, features);
      features.forEach((value, at) => {
        change[at] = (change[at] ?? 0) + error * value;
      });
    }
    // A margin never speaks against a field.
    change.forEach((value, at) => {
      const next = (weights[at] ?? 0) + (RATE * value) / (SHRINKAGE + 10 * rows.length);
      weights[at] = at === 0 ? next : Math.max(0, next);
    });
  }
  return weights;
}

function fit(fields: readonly JudgedField[]): Map<string, number[]> {
  const any = fitKind(fields, [0, 0, 0, 0, 0]);
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  return new Map([
    ['any', any],
    ...kinds.map((kind): [string, number[]] => [
      kind,
      fitKind(
        fields.filter((field) => field.kind === kind),
        any,
      ),
    ]),
  ]);
}

interface TemplateField extends Judged {
  chance: number;
}

function print(title: string, fields: readonly TemplateField[]): void {
  const sure = fields.filter(({ chance }) => chance >= CERTAIN_FROM);
  const share = (some: readonly TemplateField[]) =>
    some.length === 0 ? '  –  ' : (some.filter(({ isRight }) => isRight).length / some.length).toFixed(3);
  const expected = fields.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, fields.length);
  console.log(
    `${title.padEnd(24)} ${String(fields.length).padStart(5)} fields, right ${share(fields)}, said ${expected.toFixed(3)}; shown as sure ${(sure.length / Math.max(1, fields.length)).toFixed(3)}, of these right ${share(sure)}`,
  );
}

const all = await judgedPages();
const templates = [...new Set(all.map(({ template }) => template))];
const judged = templates.flatMap((template): TemplateField[] => {
  const weights = fit(all.filter((field) => field.template !== template));
  return all
    .filter((field) => field.template === template)
    .map((field) => ({
      ...field,
      chance: chanceOf(weights.get(field.kind) ?? weights.get('any') ?? [], marginFeatures(field.margins)),
    }));
});
for (const kind of [...new Set(judged.map((field) => field.kind))].toSorted())
  print(
    kind,
    judged.filter((field) => field.kind === kind),
  );
print('all fields', judged);
if (!process.argv.includes('--check')) {
  const rows = [...fit(all)].map(
    ([kind, weights]) => `'${kind}': [${weights.map((weight) => weight.toFixed(3)).join(', ')}],`,
  );
  await writeCode(
    target,
    `// Fitted by bench/src/fit-certainty.ts, which says how; not written by hand.\n\n/** By kind of field: how likely one is right beside no margin, and how much the logarithms of its head's and line's margins count. */\nexport const certaintyWeights: Readonly<Record<string, readonly number[]>> = {\n${rows.join('\n')}\n};\n`,
  );
}
