import { fileURLToPath } from 'node:url';
import { trainingDocuments, type TrainingDocument } from './documents.ts';
import { writeCode } from './weights.ts';

/** How something is fitted on the documents that readers learn from. */
interface Fit<E extends { template: string }, W> {
  examples: (documents: readonly TrainingDocument[]) => E[];
  fit: (examples: readonly E[]) => W;
  /** Prints what some weights get right. */
  check: (examples: readonly E[], weights: W) => void;
  code: (weights: W) => string;
  /** The file of the weights, from the folder of the labellers. */
  file: string;
}

/** Into so many parts templates are split where one is left out. */
const FOLDS = 4;

/** Whether a template is left out of a fold: by its place among all, so that nobody chooses. */
function isLeftOut(templates: readonly string[], template: string, fold: number): boolean {
  return templates.indexOf(template) % FOLDS === fold;
}

function templatesOf(all: readonly { template: string }[]): string[] {
  return [...new Set(all.map(({ template }) => template))];
}

/** Fits on all documents and writes the weights; with `--check` only tells how right those of three quarters of the templates are on the others. */
export async function runFit<E extends { template: string }, W>({
  examples,
  fit,
  check,
  code,
  file,
}: Fit<E, W>): Promise<void> {
  const all = examples(await trainingDocuments());
  const templates = templatesOf(all);
  console.log(`${all.length} examples of ${templates.length} templates`);
  if (process.argv.includes('--check')) {
    const isOut = ({ template }: E) => isLeftOut(templates, template, 1);
    check(all.filter(isOut), fit(all.filter((one) => !isOut(one))));
    return;
  }
  const weights = fit(all);
  check(all, weights);
  const home = new URL('../../../packages/domain/src/reading/labelling/', import.meta.url);
  await writeCode(fileURLToPath(new URL(file, home)), code(weights));
}
