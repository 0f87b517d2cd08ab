import type { Span } from '../text/index.ts';
import type { FactsReport, SentenceReport } from './report.ts';

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
    if (sentence.text === '') return [sentence];
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
  const placed = (sentence: SentenceReport) => sentence.text !== '';
  const standing = [...kept.sentences, ...more].filter(placed);
  const leftOut = kept.sentences.filter((sentence) => !placed(sentence));
  return {
    ...kept,
    sentences: [...standing.toSorted((a, b) => a.span.start - b.span.start), ...leftOut],
  };
}
