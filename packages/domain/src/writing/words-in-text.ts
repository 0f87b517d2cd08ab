import type { Span } from '../text/index.ts';
import { comparableWords, stem } from './vocabulary.ts';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}+#]|[.&'’](?=[\p{L}\p{N}]))*/gu;

/** Of shorter words the end is too much of them: "car" is not "care". */
const LEAST_STEMMED = 5;

const stemOf = (word: string) =>
  comparableWords(word)
    .map((one) => (one.length < LEAST_STEMMED ? one : stem(one)))
    .join(' ');

/** Where a text says some words, whatever their endings; in their order and nothing between. */
export function wordsInText(text: string, words: string): Span[] {
  const wanted = [...words.matchAll(WORD)].map(([word]) => stemOf(word));
  if (wanted.length === 0) return [];
  const tokens = [...text.matchAll(WORD)].map((match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return tokens.flatMap(({ start }, at) => {
    const last = tokens[at + wanted.length - 1];
    return last && wanted.every((one, next) => tokens[at + next]?.stem === one)
      ? [{ start, end: last.end }]
      : [];
  });
}
