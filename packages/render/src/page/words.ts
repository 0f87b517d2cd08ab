import { directedPieces, isRightToLeft } from '../resolved-layout/direction.ts';

/**
 * A text as the page template takes it: a plain string, or, where it needs care, its runs. An inner list is one
 * long word in pieces that a line may break between, `fromLeft` figures that keep their order; nothing is added to the text
 * itself.
 */
export type Words = string | { runs: Run[]; isRtl: boolean; at?: string };
type Run = string | string[] | { fromLeft: string };

/** From this length on a word may be broken over two lines. */
const longWord = 36;
const piece = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Stands for a character that no bundled font draws. */
export const undrawable = '?';

/**
 * The text prepared for the page.
 * @param missing characters no font draws; they become question marks
 */
export function wordsOf(typed: string, missing: readonly string[]): Words {
  const text = drawable(typed, missing);
  const isRtl = isRightToLeft(text);
  const hasLongWord = text.length >= longWord && longestWord(text).length >= longWord;
  const directed = directedPieces(text);
  if (!isRtl && !hasLongWord && !text.includes('\n') && directed.length < 2) return text;
  const runs = directed.flatMap((part): Run[] =>
    part.isFigures ? [{ fromLeft: part.text }] : runsOf(part.text),
  );
  return { runs: joined(runs), isRtl };
}

/** Words whose place on the page is told: `at` is where they stand in the document. */
export function placedWords(words: Words, at: string): Words {
  if (words === '') return words;
  return typeof words === 'string' ? { runs: [words], isRtl: false, at } : { ...words, at };
}

function runsOf(text: string): Run[] {
  return text
    .split(/(\s+)/u)
    .filter((run) => run !== '')
    .map((run) => (run.length < longWord || /^\s/u.test(run) || isRightToLeft(run) ? run : pieces(run)));
}

/** The text without what a page cannot hold: byte order marks go, other line separators become spaces. */
export function drawable(typed: string, missing: readonly string[]): string {
  const text = typed.replace(/\ufeff/gu, '').replace(/[\t\u2028\u2029]/gu, ' ');
  if (missing.length === 0) return text;
  const unknown = new Set(missing);
  return Array.from(text, (character) => (unknown.has(character) ? undrawable : character)).join('');
}

/** The longest word, by UTF-16 units. */
export function longestWord(text: string): string {
  return text.split(/\s+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function pieces(word: string): string[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const result: string[] = [];
  for (let at = 0; at < letters.length; at += piece) result.push(letters.slice(at, at + piece).join(''));
  return result;
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (typeof run === 'string' && typeof last === 'string') result[result.length - 1] = last + run;
    else result.push(run);
  }
  return result;
}
