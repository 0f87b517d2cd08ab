import type { ProposedEdit } from '../improving/index.ts';
import type { Cancellation, FactsReport } from '../writing/index.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterDocument } from './document.ts';
import { enhanceDraft, type EnhancedDraft } from './enhance-draft.ts';
import { countryOf } from './letter-form.ts';
import type { LetterOptions } from './letter-facts.ts';
import { letterGate } from './letter-gate.ts';
import type { LetterRequest } from './request.ts';
import { letterFromText, letterToText } from './text-form.ts';

export interface WrittenLetter {
  letter: LetterDocument;
  facts: FactsReport;
}

/** For whom a letter is written, and what is watched to stop early. */
export interface LetterCall {
  cancellation?: Cancellation | undefined;
  by?: string | undefined;
}

/** A writer of letters. Rejects only where it cannot write at all; a model that fails falls back to the built-in one. */
export interface LetterWriter {
  writeLetter(request: LetterRequest, options: LetterOptions, call?: LetterCall): Promise<WrittenLetter>;
}

/** The draft of AI Enhancement as a letter, before anything is changed. */
export function pastedLetter({ fullText, country, location }: LetterRequest): LetterDocument {
  return letterFromText(fullText, country ?? (location === '' ? undefined : countryOf(location)));
}

/** The paragraphs of a pasted draft made better, in the English of its country. */
function enhanced({ paragraphs, country }: LetterDocument): EnhancedDraft[] {
  const variant = country === 'us' || country === 'ca' ? 'american' : undefined;
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

/** The letter a request stands for without a model: composed from the form, or the pasted draft with its slips mended. */
export function startingLetter(request: LetterRequest, options: LetterOptions): LetterDocument {
  if (!request.useFullText) return composeLetter(request, options);
  const pasted = pastedLetter(request);
  return { ...pasted, paragraphs: enhanced(pasted).map(({ text }) => text) };
}

/** Writes a letter at once: the same request, CV and day give the same bytes. */
export function writeLetterNow(request: LetterRequest, options: LetterOptions): WrittenLetter {
  const fallback = startingLetter(request, options);
  return letterGate({ request, candidate: fallback, fallback, writer: 'built-in', options });
}

/** The writer that needs no key and no network. */
export const builtInLetterWriter: LetterWriter = {
  writeLetter: (request, options) => Promise.resolve(writeLetterNow(request, options)),
};
