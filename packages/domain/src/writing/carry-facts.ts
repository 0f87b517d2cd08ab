import type { Span } from '../text/index.ts';
import { settledWith, unsettled } from '../marks/index.ts';
import { MOST_MARKS, MOST_SETTLED, type FactsReport, type SentenceReport } from './report.ts';

const LEADS_IN = /^\s*(?:[•*-]\s*)?\\?$|[.!?…。！？:;]["'”’»)]*\s*$/u;
const ENDS = /[.!?…。！？:;]["'”’»)]*$/u;

/** Whether a sentence is all that stands at a place, and not the part of a longer one that was made of it. */
function standsWhole(text: string, { start, end }: Span): boolean {
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', end);
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return (
    LEADS_IN.test(lead) && (rest.trim() === '' || (ENDS.test(text.slice(start, end)) && /^\s/u.test(rest)))
  );
}

/** Where a sentence stands whole, from a place on or else anywhere. */
export function placeOf(sentence: string, text: string, from = 0): Span | undefined {
  for (const first of [from, 0])
    for (let start = text.indexOf(sentence, first); start >= 0; start = text.indexOf(sentence, start + 1)) {
      const span = { start, end: start + sentence.length };
      if (standsWhole(text, span)) return span;
    }
  return undefined;
}

/** The report after the text was edited: sentences that still stand keep their evidence at their new place, others go. */
export function carryFacts(facts: FactsReport, text: string): FactsReport {
  let from = 0;
  const sentences = facts.sentences.flatMap((sentence): SentenceReport[] => {
    const span = placeOf(sentence.text, text, from);
    if (!span) return [];
    from = span.end;
    return [{ ...sentence, span }];
  });
  return { ...facts, sentences };
}

/** The report on a text made of two reported ones: what still stands of either, the later first to speak for it. */
export function joinFacts(later: FactsReport, earlier: FactsReport | null, text: string): FactsReport {
  const kept = carryFacts(later, text);
  if (!earlier) return kept;
  const known = new Set(kept.sentences.map((sentence) => sentence.text));
  const more = carryFacts(earlier, text).sentences.filter((sentence) => !known.has(sentence.text));
  const settled = settledWith(earlier.settled, kept.settled, MOST_SETTLED);
  return {
    ...kept,
    sentences: [...kept.sentences, ...more].toSorted((a, b) => a.span.start - b.span.start),
    marks: unsettled([...kept.marks, ...earlier.marks], settled).slice(0, MOST_MARKS),
    settled,
  };
}
