import type { Span } from '../../text/index.ts';
import { letterFromText } from '../text-form.ts';

/** A letter that says no more than this, head and signature left out, is not analysed. */
export const leastAnalysedCharacters = 100;

/** The stretch of the text that holds the paragraphs, without head and signature. */
export function bodySpan(text: string): Span {
  const { salutation, close } = letterFromText(text);
  const start = salutation === '' ? 0 : text.indexOf(salutation) + salutation.length;
  const end = close === '' ? -1 : text.lastIndexOf(`\n${close}`);
  return { start, end: end > start ? end : text.length };
}

/** How many characters a letter says, without head and signature. */
export function characterCount(text: string): number {
  const { start, end } = bodySpan(text);
  return text.slice(start, end).trim().length;
}
