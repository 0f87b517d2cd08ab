import type { AnswerUnit } from './read-answer.ts';

const MOST_WORDS = 26;

/** The beginning of some words as they stand, cut where a word ends. */
export function opening(words: string, most = MOST_WORDS): string {
  const ends = [...words.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);
  return words.slice(0, ends[most - 1] ?? words.length).trim();
}

/** What a remark quotes of a unit: all of it, or of a long one the beginning. */
export const quoteOf = (unit: AnswerUnit | undefined): string => (unit ? opening(unit.words) : '');
