import type { DateStyle } from './date-form.ts';
import type { CvDocument } from './document.ts';
import { readersForm } from './text-form.ts';
import { toTextWithPlaces } from './to-text.ts';

/**
 * A CV as a plain text for readers, every field as it was typed, with section names and dates in a language. `fromText`
 * reads it as it reads anybody's text.
 */
export const toLocalText = (document: CvDocument, style: DateStyle): string =>
  toTextWithPlaces(document, readersForm(style)).text;
