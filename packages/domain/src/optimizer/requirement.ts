import type { Span } from '../text/index.ts';
import { comparableWords, stem } from '../writing/index.ts';

const LONGEST_QUOTE = 200;

/** The words of a text as they are compared, whatever their endings. */
export const stemsOf = (text: string): Set<string> => new Set(comparableWords(text).map(stem));

/** The line of a text that holds a place. */
export function lineAt(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to < 0 ? undefined : to)
    .replace(/^[\s•●▪◦‣*–—·>✓✔-]+/u, '')
    .slice(0, LONGEST_QUOTE);
}

/** A demand of which nothing is known yet. */
export const unanswered = { evidence: null, profileQuote: '', note: '', advertWords: '' };
