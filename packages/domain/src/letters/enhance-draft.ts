import {
  applyEdits,
  checkText,
  improveWriting,
  proposedEdits,
  type EnglishVariant,
  type ProposedEdit,
} from '../improving/index.ts';

/** A pasted draft made better, as changes to take one by one. */
export interface EnhancedDraft {
  /** The draft with every change taken. */
  text: string;
  /** The changes, made for the draft as it was given; their spans do not touch. */
  edits: ProposedEdit[];
}

// A passive sentence whose doer stands in it can be turned round; others only their writer can mend.
const DOER = /\bby (?:me|us|my team|our team)\b/i;

function turnedRound(draft: string): ProposedEdit[] {
  return improveWriting(draft, 'action-verb').flatMap(({ span, sentence, rewrites }): ProposedEdit[] => {
    if (!DOER.test(sentence) || !/\b(?:was|were|is|are)\b/.test(sentence)) return [];
    const active = rewrites.find(({ text }) => !DOER.test(text) && !text.includes('['))?.text;
    if (active === undefined) return [];
    const isWe = /\bby (?:us|my team|our team)\b/i.test(sentence);
    const replacement = `${isWe ? 'We' : 'I'} ${active.charAt(0).toLowerCase()}${active.slice(1)}`;
    return [{ span, expected: sentence, replacement, check: 'passive', reason: 'Who did it stands first.' }];
  });
}

/**
 * Edits a draft: slips of spelling and grammar, words too many, vague and worn words that can simply go, passive
 * sentences that name their doer. Facts stay; the order of sentences and the person's own words stay. A draft that
 * is not English comes back as it was.
 */
export function enhanceDraft(
  draft: string,
  options: { variant?: EnglishVariant | undefined } = {},
): EnhancedDraft {
  const round = turnedRound(draft);
  const small = proposedEdits(draft, checkText(draft, options)).filter(
    ({ span }) => !round.some((other) => span.start < other.span.end && other.span.start < span.end),
  );
  const edits = [...round, ...small].toSorted((a, b) => a.span.start - b.span.start);
  return { text: applyEdits(draft, edits), edits };
}
