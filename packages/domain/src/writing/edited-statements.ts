import { linesOf, splitSentences, type CvDocument } from '../cv/index.ts';
import type { FactsReport } from './report.ts';

/** Where a generated CV has bullets that its report speaks of. */
const REPORTED = /^(?:experience|projects)\.\d+\.bullets\.\d+$/;

/** Of a generated CV the sentences and bullets that the person wrote or changed since. */
export function editedStatements(document: CvDocument, { sentences }: FactsReport): string[] {
  // What was worded and rests on nothing was edited since.
  const known = new Set(
    sentences
      .filter(({ typed, evidence }) => typed === undefined || evidence.length > 0)
      .map(({ text }) => text),
  );
  const bullets = [...linesOf(document)].filter(([path]) => REPORTED.test(path)).map(([, text]) => text);
  const statements = [...splitSentences(document.summary), ...bullets];
  return [...new Set(statements)].filter((statement) => !known.has(statement));
}
