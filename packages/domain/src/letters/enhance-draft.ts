import { applyEdits, proposedEdits, type EnglishVariant, type ProposedEdit } from '../improving/index.ts';
import { checkText } from '../improving/rewriting/index.ts';

/** A pasted draft made better, as changes to take one by one. */
export interface EnhancedDraft {
  /** The draft with every change taken. */
  text: string;
  /** The changes, made for the draft as it was given; their spans do not touch. */
  edits: ProposedEdit[];
}

/**
 * Edits a draft: slips of spelling and grammar, words too many, vague and worn words that can simply go. Facts, the
 * order of sentences and the person's own words stay. A draft that is not English comes back as it was.
 */
export function enhanceDraft(
  draft: string,
  options: { variant?: EnglishVariant | undefined } = {},
): EnhancedDraft {
  const edits = proposedEdits(draft, checkText(draft, { ...options, least: 'certain' }));
  return { text: applyEdits(draft, edits), edits };
}
