import { isRightToLeft } from '../sheet/direction.ts';

/**
 * A text as the page template takes it: a plain string, or, where it needs care, its runs. An inner list is one
 * long word in pieces that a line may break between; nothing is added to the text itself.
 */
export type Words = string | { runs: (string | string[])[]; isRtl: boolean };

/** From this length on a word may be broken over two lines. */
const longWord = 28;
const piece = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text prepared for the page. */
export function wordsOf(text: string): Words {
  const isRtl = isRightToLeft(text);
  const hasLongWord = text.length >= longWord && longestWord(text) >= longWord;
  if (!isRtl && !hasLongWord && !text.includes('\n')) return text;
  const runs = text
    .split(/(\s+)/u)
    .filter((run) => run !== '')
    .map((run) => (run.length < longWord || /^\s/u.test(run) ? run : pieces(run)));
  return { runs: joined(runs), isRtl };
}

/** The length of the longest word, in UTF-16 units. */
export function longestWord(text: string): number {
  let longest = 0;
  for (const word of text.split(/\s+/u)) longest = Math.max(longest, word.length);
  return longest;
}

function pieces(word: string): string[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const result: string[] = [];
  for (let at = 0; at < letters.length; at += piece) result.push(letters.slice(at, at + piece).join(''));
  return result;
}

function joined(runs: readonly (string | string[])[]): (string | string[])[] {
  const result: (string | string[])[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (typeof run === 'string' && typeof last === 'string') result[result.length - 1] = last + run;
    else result.push(run);
  }
  return result;
}
