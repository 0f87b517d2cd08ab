import { letterDocument, type LetterDocument } from './document.ts';
import { normaliseLetter } from './text-form.ts';

// Parsing puts the keys into the schema's order.
const canonical = (letter: LetterDocument) => JSON.stringify(letterDocument(normaliseLetter(letter)));

/** Whether two letters say the same. Such letters never conflict, whichever was saved first. */
export function isSameLetter(one: LetterDocument, other: LetterDocument): boolean {
  return one === other || canonical(one) === canonical(other);
}
