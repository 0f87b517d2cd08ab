import { meaningsOf } from '@candor/english';
import { monthWords } from '../../cv/index.ts';
import { isInitials, NO_VOWEL } from './write-statement.ts';

/** Whether somebody typed with the capitals locked: then they tell no name from a word. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 60 && capitals.length > 0.9 * letters.length;
}

const WORD = /\p{L}[\p{L}'’-]*/gu;
const SMALL = /^(?:of|for|to|and|or|in|on|at|with|the|an?|by|from|d[aeou]|l[ae]|el)$/i;

const titled = (word: string) =>
  // "O'Brien", and "Catcher's".
  word.toLowerCase().replaceAll(/(?:^|(?<=-)|(?<=^\p{L}['’]))\p{L}/gu, (first) => first.toUpperCase());

const MONTHS = new Set(
  monthWords.map((words) => words.split('|', 1)[0]).filter((name) => name?.startsWith('ma') === false),
);

/** A shouted sentence in plain letters; what no lexicon has is a name. */
function quiet(text: string): string {
  const words = text.replaceAll(WORD, (word) => {
    const lower = word.toLowerCase();
    if (lower === 'i' || word !== word.toUpperCase() || (isInitials(word) && word !== 'ST')) return word;
    const meanings = meaningsOf(lower);
    // A name of a month, "TA", and what no lexicon has.
    const isShort = word.length <= 2 && word !== 'ST' && meanings.every(({ pos }) => pos === 'noun');
    if (isShort) return word;
    return meanings.length > 0 && !MONTHS.has(lower) ? lower : titled(word);
  });
  return words.replaceAll(/(?:^|[.!?]\s+|\n\s*)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** A shouted name or title: every word with a capital, but small ones inside; at an end "LA" is a state. */
const quietly = (isKept: (word: string) => boolean) => (text: string) =>
  text.replaceAll(WORD, (word, at: number) => {
    if (at > 0 && SMALL.test(word) && /^ [\p{L}\d]/u.test(text.slice(at + word.length)))
      return word.toLowerCase();
    return word !== 'ST' && isKept(word) ? word : titled(word);
  });
const quietName = quietly((word) => word.length <= 2 || NO_VOWEL.test(word));
const quietTitle = quietly(isInitials);

/** How a text typed in capitals reads; one that is not stays. `texts` are judged as a whole. */
export function voices(...texts: string[]) {
  const isLoud = isShouted(texts.join(' '));
  const same = (text: string) => text;
  return isLoud
    ? { isLoud, said: quiet, named: quietName, title: quietTitle }
    : { isLoud, said: same, named: same, title: same };
}
