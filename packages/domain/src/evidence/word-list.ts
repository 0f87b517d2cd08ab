import type { Reading, Word } from './reading.ts';

/** Words and phrases of one class, as the data names them. */
export interface WordList {
  /** Phrases by their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Beginnings of words. */
  prefixes: readonly string[];
  /** Endings of words. */
  suffixes: readonly string[];
}

export function wordList(row: string): WordList {
  const entries = row
    .trim()
    .split(/[|\n]+/)
    .map((one) => one.trim());
  const whole = entries.filter((one) => !one.includes('*') || one.includes(' '));
  return {
    phrases: Map.groupBy(
      whole.map((one) => one.replaceAll('*', '').split(' ')).toSorted((a, b) => b.length - a.length),
      ([first = '']) => first,
    ),
    prefixes: entries.filter((one) => /^[^ ]+\*$/.test(one)).map((one) => one.slice(0, -1)),
    suffixes: entries.filter((one) => one.startsWith('*')).map((one) => one.slice(1)),
  };
}

/** How many words of a list stand at a place; 0 where none does. */
export function lengthAt(list: WordList, words: readonly Word[], at: number): number {
  const lower = words[at]?.lower;
  if (lower === undefined) return 0;
  const phrase = list.phrases
    .get(lower)
    ?.find((one) => one.every((part, index) => words[at + index]?.lower === part));
  if (phrase) return phrase.length;
  const isKnown =
    list.prefixes.some((one) => lower.startsWith(one)) || list.suffixes.some((one) => lower.endsWith(one));
  return isKnown ? 1 : 0;
}

/** The words of a reading that are of a list, in order. */
export function found(list: WordList, { words }: Pick<Reading, 'words'>): Word[][] {
  const all: Word[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthAt(list, words, at);
    if (length === 0) continue;
    all.push(words.slice(at, at + length));
    at += length - 1;
  }
  return all;
}

export const holds = (list: WordList, { words }: Pick<Reading, 'words'>): boolean =>
  words.some((_word, at) => lengthAt(list, words, at) > 0);
