import { fromText, splitSentences, toTextWithPlaces } from '../cv/index.ts';
import { textAt } from '../text/index.ts';
import { carryFacts } from './carry-facts.ts';
import type { FactsReport } from './report.ts';

/** Where a generated CV has statements that its report speaks of. */
const REPORTED = /^(?:summary|(?:experience|projects)\.\d+\.bullets\.\d+)$/;

/** Of a generated CV the sentences and bullets that the person wrote or changed since: its report does not know them. */
export function editedStatements(text: string, facts: FactsReport): string[] {
  const document = fromText(text);
  const written = toTextWithPlaces(document);
  const known = new Set(carryFacts(facts, written.text).sentences.map((sentence) => sentence.text));
  const statements = written.places
    .filter(({ path }) => REPORTED.test(path))
    .flatMap(({ path, span }) =>
      path === 'summary' ? splitSentences(document.summary) : [textAt(written.text, span)],
    );
  return [...new Set(statements)].filter((statement) => !known.has(statement));
}
