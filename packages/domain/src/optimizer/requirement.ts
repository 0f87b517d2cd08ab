import type { Span } from '../text/index.ts';
import { comparableWords, stem } from '../writing/index.ts';

const LONGEST_QUOTE = 200;

/** The words of a text as they are compared, whatever their endings. */
export const stemsOf = (text: string): Set<string> => new Set(comparableWords(text).map(stem));

/** The line of a text that holds a place; of a long one the sentence. */
export function lineAt(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? undefined : to);
  const isLong = line.length > LONGEST_QUOTE;
  const before = isLong ? (/^.*[.!?]\s+(?=\S)/su.exec(line.slice(0, start - from))?.[0].length ?? 0) : 0;
  const behind = isLong ? /[.!?](?=\s|$)/u.exec(line.slice(end - from))?.index : undefined;
  return line
    .slice(before, behind === undefined ? undefined : end - from + behind + 1)
    .replace(/^[\s•●▪◦‣*–—·>✓✔-]+/u, '')
    .slice(0, LONGEST_QUOTE);
}

/** A demand of which nothing is known yet. */
export const unanswered = { evidence: null, profileQuote: '', note: '', advertWords: '' };
