import type { Cancellation, FactsReport } from '../writing/index.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterDocument } from './document.ts';
import { enhanceDraft } from './enhance-draft.ts';
import { countryOf } from './letter-form.ts';
import type { LetterOptions } from './letter-facts.ts';
import { letterGate } from './letter-gate.ts';
import type { LetterRequest } from './request.ts';
import { letterFromText } from './text-form.ts';

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

/** The letter a request stands for without a model: composed from the form, or the pasted draft with its slips mended. */
export function startingLetter(request: LetterRequest, options: LetterOptions): LetterDocument {
  if (!request.useFullText) return composeLetter(request, options);
  const pasted = pastedLetter(request);
  const variant = pasted.country === 'us' || pasted.country === 'ca' ? 'american' : undefined;
  const mended = pasted.paragraphs.map((paragraph) => enhanceDraft(paragraph, { variant }).text);
  return { ...pasted, paragraphs: mended };
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
