import type { Cancellation, FactsReport } from '../writing/index.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterDocument } from './document.ts';
import type { LetterOptions } from './letter-facts.ts';
import { letterGate } from './letter-gate.ts';
import type { LetterRequest } from './request.ts';

export interface WrittenLetter {
  letter: LetterDocument;
  facts: FactsReport;
}

/** A writer of letters. Rejects only where it cannot write at all; a model that fails falls back to the built-in one. */
export interface LetterWriter {
  writeLetter(
    request: LetterRequest,
    options: LetterOptions,
    cancellation?: Cancellation,
  ): Promise<WrittenLetter>;
}

/** Writes a letter at once: the same request, CV and day give the same bytes. */
export function writeLetterNow(request: LetterRequest, options: LetterOptions): WrittenLetter {
  const fallback = composeLetter(request, options);
  return letterGate({ request, candidate: fallback, fallback, writer: 'built-in', options });
}

/** The writer that needs no key and no network. */
export const builtInLetterWriter: LetterWriter = {
  writeLetter: (request, options) => Promise.resolve(writeLetterNow(request, options)),
};
