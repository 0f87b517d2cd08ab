import { letterGate, type LetterGateInput } from '../letter-gate.ts';
import type { LetterOptions } from '../letter-facts.ts';
import type { LetterWriter, WrittenLetter } from '../letter-writer.ts';
import { enhancedLetter } from '../draft-edits.ts';
import type { LetterRequest } from '../request.ts';
import { composeLetter, type ComposedLetter } from './compose-letter.ts';

/** The letter a request stands for without a model: the person's own lines, or the pasted draft with its slips corrected. */
export function startingLetter(request: LetterRequest, options: LetterOptions): ComposedLetter {
  return request.useFullText
    ? { letter: enhancedLetter(request), marks: [] }
    : composeLetter(request, options);
}

/** A letter that went through the gate. */
export const gatedLetter = (input: LetterGateInput): WrittenLetter => letterGate(input);

/** Writes a letter at once: the same request, CV and day give the same bytes. */
export function writeLetterNow(request: LetterRequest, options: LetterOptions): WrittenLetter {
  const fallback = startingLetter(request, options);
  return letterGate({ request, candidate: fallback.letter, fallback, writer: 'built-in', options });
}

/** The writer that needs no key and no network. */
export const builtInLetterWriter: LetterWriter = {
  writeLetter: (request, options) => Promise.resolve(writeLetterNow(request, options)),
};
