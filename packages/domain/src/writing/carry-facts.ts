import type { Span } from '../text/index.ts';
import { settledWith, unsettled } from '../marks/index.ts';
import { MOST_MARKS, MOST_SETTLED, type FactsReport } from './report.ts';

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

/** Where a sentence stands whole. */
export function placeOf(sentence: string, text: string): Span | undefined {
  for (let start = text.indexOf(sentence); start >= 0; start = text.indexOf(sentence, start + 1)) {
    const span = { start, end: start + sentence.length };
    if (standsWhole(text, span)) return span;
  }
  return undefined;
}

/** The report after the text was edited: sentences that still stand keep their evidence, others go. */
export function carryFacts(facts: FactsReport, text: string): FactsReport {
  return {
    ...facts,
    sentences: facts.sentences.filter((sentence) => placeOf(sentence.text, text) !== undefined),
  };
}

/** The report on a text made of two reported ones: what still stands of either, the later first to speak for it. */
export function joinFacts(later: FactsReport, earlier: FactsReport | null, text: string): FactsReport {
  const kept = carryFacts(later, text);
  if (!earlier) return kept;
  const known = new Set(kept.sentences.map((sentence) => sentence.text));
  const more = carryFacts(earlier, text).sentences.filter((sentence) => !known.has(sentence.text));
  const typedSummary = kept.typedSummary ?? earlier.typedSummary;
  const settled = settledWith(earlier.settled, kept.settled, MOST_SETTLED);
  return {
    ...kept,
    sentences: [...kept.sentences, ...more],
    ...(typedSummary !== undefined && { typedSummary }),
    marks: unsettled([...kept.marks, ...earlier.marks], settled).slice(0, MOST_MARKS),
    settled,
  };
}
