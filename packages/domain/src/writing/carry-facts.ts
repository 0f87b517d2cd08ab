import type { FactsReport, SentenceReport } from './report.ts';

/** The report after the text was edited: sentences that still stand keep their evidence at their new place, others go. */
export function carryFacts(facts: FactsReport, text: string): FactsReport {
  let from = 0;
  const sentences = facts.sentences.flatMap((sentence): SentenceReport[] => {
    if (sentence.text === '') return [sentence];
    const ahead = text.indexOf(sentence.text, from);
    const start = ahead >= 0 ? ahead : text.indexOf(sentence.text);
    if (start < 0) return [];
    from = start + sentence.text.length;
    return [{ ...sentence, span: { start, end: from } }];
  });
  return { ...facts, sentences };
}
