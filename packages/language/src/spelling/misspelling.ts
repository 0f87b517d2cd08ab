import { misspellings, rightBeside, wordsElsewhere } from './misspellings.data.ts';

const rightOf = new Map(
  misspellings.split(',').map((pair): [string, string] => {
    const [slip = '', right = ''] = pair.trim().split(': ');
    return [slip, right];
  }),
);
const elsewhere = new Set(wordsElsewhere.split(' '));

const NEAR = 40;
const SENTENCE_BEFORE = /(?:^|[.!?:•\n]|\n[-*–])\s*$/;
/** What makes a word part of an address: "realy.com", "costumer@example.org". */
const ADDRESS_BEFORE = /[@/_.]$/;
const ADDRESS_AFTER = /^(?:[@/_]|\.[\p{L}\p{N}])/u;

function isRightHere(text: string, at: number, word: string): boolean {
  const lower = word.toLowerCase();
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at + word.length, at + word.length + NEAR);
  // Letters all capital are shorthand.
  if (word.length > 1 && word === word.toUpperCase()) return true;
  if (ADDRESS_BEFORE.test(before) || ADDRESS_AFTER.test(after)) return true;
  if (elsewhere.has(lower) && /^\p{Lu}/u.test(word) && !SENTENCE_BEFORE.test(before)) return true;
  const context = rightBeside[lower];
  return context?.test(`${before}${word}${after}`) ?? false;
}

/**
 * The right spelling, in lower case, of a frequent slip that stands at a place in a text; undefined for every other
 * word, and where the word may be a name, an address or right after all.
 */
export function misspelling(text: string, at: number, word: string): string | undefined {
  const right = rightOf.get(word.toLowerCase());
  return right === undefined || isRightHere(text, at, word) ? undefined : right;
}
