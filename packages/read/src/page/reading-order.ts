import { areNumbersTurned, hasRightToLeft, withEndsBehind, withPlusBefore } from './right-to-left.ts';
import type { Page, Word } from './word.ts';

/** Share of the letters that have to run from right to left where most of the document's do. */
const SOME = 0.15;

function lettersIn(words: readonly Word[], holds: (word: Word) => boolean): number {
  return words.reduce((sum, word) => sum + (holds(word) ? (word.text.match(/\p{L}/gu)?.length ?? 0) : 0), 0);
}

/** Share of the letters that run from right to left. */
function shareOfRight(words: readonly Word[]): number {
  if (!words.some((word) => word.flow === 'back')) return 0;
  const right = lettersIn(words, (word) => word.flow === 'back');
  return right / Math.max(1, right + lettersIn(words, (word) => word.flow !== 'back'));
}

/** Rows whose ends lie this close begin at one edge, in points. */
const LEVEL = 2;
/** Fewest rows that tell an edge, and how many more begin there than at the other side. */
const LEAST_ROWS = 4;
const CLEARLY = 1.5;

function mostAlike(edges: readonly number[]): number {
  const counts = edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < LEVEL).length);
  return Math.max(0, ...counts);
}

/** Whether the rows of a page begin at its right, whatever its letters are. */
function isSetFromRight(words: readonly Word[]): boolean {
  const rows = Map.groupBy(words, ({ baseline }) => Math.round(baseline / LEVEL));
  const edges = [...rows.values()].map((row) => ({
    left: Math.min(...row.map(({ x0 }) => x0)),
    right: Math.max(...row.map(({ x1 }) => x1)),
  }));
  const atRight = mostAlike(edges.map(({ right }) => right));
  return atRight >= LEAST_ROWS && atRight > CLEARLY * mostAlike(edges.map(({ left }) => left));
}

function mirrored(page: Page): Page {
  const words = page.words.map((word): Word => {
    const turned = asRead({ ...word, x0: page.width - word.x1, x1: page.width - word.x0 });
    // Which word stands in a box of its own was told of the space at its other side.
    delete turned.isBoxed;
    if (word.flow === 'back') return turned;
    return { ...turned, flow: hasLetters(word) ? 'back' : 'open' };
  });
  return { ...page, words, isMirrored: true };
}

/**
 * Pages that are read from right to left as their mirror image: what stands first on a line stands at its left, and all
 * that holds of columns, labels and dates at the far edge holds of them too.
 */
export function withMirroredPages(pages: readonly Page[]): Page[] {
  const share = shareOfRight(pages.flatMap((page) => page.words));
  if (share === 0) return [...pages];
  return pages.map((page) => {
    const own = shareOfRight(page.words);
    const isFromRight = own > 0.5 || (own > SOME && (share > 0.5 || isSetFromRight(page.words)));
    return isFromRight ? mirrored(page) : page;
  });
}

function isNumber(word: Word | undefined): boolean {
  return word !== undefined && !/\p{L}/u.test(word.text) && /\p{N}/u.test(word.text);
}

function hasLetters(word: Word): boolean {
  return /\p{L}/u.test(word.text);
}

function asRead(word: Word, text = word.text): Word {
  const placed = { ...word, text };
  delete placed.flow;
  return placed;
}

/**
 * The words of a line in the order of reading, given from left to right (on a mirrored page from right to left): those
 * that run against their page are turned round, with the numbers and marks between them. Done once: a word in its
 * place has no `flow` any more.
 */
export function inReadingOrder(words: readonly Word[]): Word[] {
  if (!words.some((word) => word.flow !== undefined)) return [...words];
  const ordered: Word[] = [];
  const apart = [...words];
  let at = 0;
  while (at < apart.length) {
    const [first, second] = [apart[at], apart[at + 1]];
    const hung = first?.flow === undefined && second?.flow === 'back' ? first?.hung : undefined;
    if (first && hung) {
      const on = { ...first, text: hung.on };
      apart[at] = { ...on, flow: hasLetters(on) ? 'back' : 'open' };
    }
    const end = endOfStretch(apart, at);
    const [head, ...others] = inOrder(apart.slice(at, end));
    if (head) ordered.push({ ...head, text: (hung?.letters ?? '') + head.text }, ...others);
    at = end;
  }
  return ordered;
}

/** Where a stretch ends that is turned round as a whole: words that run back, or numbers. */
function endOfStretch(words: readonly Word[], from: number): number {
  // On a page from right to left a number before words that run back was drawn behind them: "Office 365".
  let at = from;
  while (words[at]?.flow === 'open' && isNumber(words[at])) at += 1;
  const isBack = words[at]?.flow === 'back';
  let end = from + 1;
  if (!isBack && !isNumber(words[from])) return end;
  for (let next = isBack ? at : from; next < words.length; next += 1) {
    const word = words[next];
    if (!word || (isBack ? hasLetters(word) && word.flow !== 'back' : word.flow !== 'open')) break;
    if (isBack ? word.flow === 'back' : isNumber(word)) end = next + 1;
  }
  return end;
}

function inOrder(stretch: readonly Word[]): Word[] {
  const texts = stretch.map((word) => word.text);
  const isBack = stretch.some((word) => word.flow === 'back');
  const isRight = stretch.some((word) => hasRightToLeft(word.text));
  if (isBack && isRight) return stretch.toReversed().map((word) => asRead(word));
  if (!isBack) {
    const inOrder = areNumbersTurned(texts) ? stretch.toReversed() : stretch;
    const behind = withPlusBefore(inOrder.map((word) => withEndsBehind([word.text])[0] ?? ''));
    return inOrder.map((word, at) => asRead(word, behind[at]));
  }
  const drawn = stretch.toReversed();
  const behind = withEndsBehind(drawn.map((word) => word.text));
  return drawn.map((word, at) => asRead(word, behind[at]));
}
