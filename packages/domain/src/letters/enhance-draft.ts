import {
  applyEdits,
  prepareText,
  proposedEdits,
  type EnglishVariant,
  type ProposedEdit,
} from '../improving/index.ts';
import { checkText, turnRound } from '../improving/rewriting/index.ts';
import { evidenceSource, judge } from '../evidence/index.ts';
import { say } from '../say/index.ts';

/** A pasted draft made better, as changes to take one by one. */
export interface EnhancedDraft {
  /** The draft with every change taken. */
  text: string;
  /** The changes, made for the draft as it was given; their spans do not touch. */
  edits: ProposedEdit[];
}

/** Passive sentences that name the writer as their agent, turned round; others only their writer can correct. */
function turnedRound(draft: string): ProposedEdit[] {
  return prepareText(draft).sentences.flatMap(({ span, text: sentence }): ProposedEdit[] => {
    const replacement = turnRound(sentence);
    if (!replacement) return [];
    const source = evidenceSource([{ id: 'sentence', text: sentence }]);
    if (judge(replacement, source, { isLetter: true }).verdict === 'invented') return [];
    return [
      { span, expected: sentence, replacement, check: 'passive', reason: say`Who did it stands first.` },
    ];
  });
}

/**
 * Edits a draft: slips of spelling and grammar, words too many, vague and worn words that can simply go, passive
 * sentences that name their agent. Facts stay; the order of sentences and the person's own words stay. A draft that
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
