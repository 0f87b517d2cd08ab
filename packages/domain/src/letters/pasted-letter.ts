import type { LetterDocument } from './document.ts';
import { countryOfWriter } from './letter-form.ts';
import type { LetterRequest } from './request.ts';
import { letterFromText } from './text-form.ts';

/** The draft of AI Enhancement as a letter, before anything is changed. */
export function pastedLetter({ fullText, country, location }: LetterRequest): LetterDocument {
  return letterFromText(
    fullText,
    country ?? (location === '' ? undefined : countryOfWriter({ location, phone: '', email: '' })),
  );
}
