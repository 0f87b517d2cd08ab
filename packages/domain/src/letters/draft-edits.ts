import type { ProposedEdit } from '../improving/index.ts';
import { writesAmerican } from '../locale/index.ts';
import type { LetterDocument } from './document.ts';
import { enhanceDraft, type EnhancedDraft } from './enhance-draft.ts';
import { pastedLetter } from './pasted-letter.ts';
import type { LetterRequest } from './request.ts';
import { letterToText } from './text-form.ts';

/** The paragraphs of a pasted draft made better, in the English of its country. */
function enhanced({ paragraphs, country }: LetterDocument): EnhancedDraft[] {
  const variant = writesAmerican(country) ? 'american' : undefined;
  return paragraphs.map((paragraph) => enhanceDraft(paragraph, { variant }));
}

/** What AI Enhancement changes of a pasted draft by itself, and why; spans of the text form of {@link pastedLetter}. */
export function draftEdits(request: LetterRequest): ProposedEdit[] {
  const pasted = pastedLetter(request);
  const text = letterToText(pasted);
  let from = 0;
  return enhanced(pasted).flatMap(({ edits }, at) => {
    const paragraph = pasted.paragraphs[at] ?? '';
    const start = text.indexOf(paragraph, from);
    if (start < 0) return [];
    from = start + paragraph.length;
    return edits.map((edit) => ({
      ...edit,
      span: { start: edit.span.start + start, end: edit.span.end + start },
    }));
  });
}

/** The pasted draft with its slips corrected. */
export function enhancedLetter(request: LetterRequest): LetterDocument {
  const pasted = pastedLetter(request);
  return { ...pasted, paragraphs: enhanced(pasted).map(({ text }) => text) };
}
