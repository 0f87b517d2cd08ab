import { inReadingOrder } from './reading-order.ts';
import type { Word } from './word.ts';

/** Words that stand on one line, left to right. */
export interface Row {
  words: Word[];
  baseline: number;
  top: number;
  bottom: number;
  size: number;
}

/** A stretch of a row without a wide gap, its words in the order of reading. */
export interface Segment {
  words: Word[];
  x0: number;
  x1: number;
}

/** A gap wider than this many heights of the type is more than the space between two words. */
const WIDE_GAP = 1.15;

function rowOf(words: readonly Word[]): Row {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const largest = sorted.reduce((a, b) => (b.text.length * b.size > a.text.length * a.size ? b : a));
  return {
    words: sorted,
    baseline: largest.baseline,
    top: Math.min(...sorted.map((word) => word.top)),
    bottom: Math.max(...sorted.map((word) => word.bottom)),
    size: largest.size,
  };
}

/**
 * Whether a word belongs to a row whose feet stand elsewhere: a small one close to a larger ("1st", "CO2"), or one of
 * about the same height, such as a label beside its text.
 */
function isBeside(row: Row, word: Word): boolean {
  const height = word.bottom - word.top;
  return row.words.some((other) => {
    const overlap = Math.min(other.bottom, word.bottom) - Math.max(other.top, word.top);
    const otherHeight = other.bottom - other.top;
    const isNear = word.x0 - other.x1 < 0.6 * other.size && other.x0 - word.x1 < 0.6 * other.size;
    const isOver = word.x0 < other.x1 - 1 && word.x1 > other.x0 + 1;
    return (
      !isOver && overlap > 0.7 * (isNear ? Math.min(height, otherHeight) : Math.max(height, otherHeight))
    );
  });
}

/** The rows that some words form, top to bottom. */
export function rowsIn(words: readonly Word[]): Row[] {
  const groups: Word[][] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const group = groups.at(-1);
    if (group && word.baseline - baseline <= 0.3 * Math.min(word.size, group[0]?.size ?? word.size))
      group.push(word);
    else {
      groups.push([word]);
      baseline = word.baseline;
    }
  }
  const rows: Row[] = [];
  for (const row of groups.map(rowOf)) {
    const before = rows.at(-1);
    const isOneLine =
      before !== undefined &&
      (row.words.every((word) => isBeside(before, word)) ||
        before.words.every((word) => isBeside(row, word)));
    if (isOneLine) rows[rows.length - 1] = rowOf([...before.words, ...row.words]);
    else rows.push(row);
  }
  return rows;
}

/** The stretches of a row between its wide gaps, and on either side of `cut`, where a column of labels ends. */
export function segmentsOf(row: Row, gapInSizes: number = WIDE_GAP, cut: number | null = null): Segment[] {
  const segments: Segment[] = [];
  for (const word of row.words) {
    const last = segments.at(-1);
    const before = last?.words.at(-1);
    const isCut = cut !== null && before && before.x1 <= cut + 1 && word.x0 >= cut - 1;
    const isTag =
      word.isBoxed === true &&
      before !== undefined &&
      word.x0 - before.x1 > 0.55 * word.size &&
      /[\p{L}\p{N}]/u.test(before.text);
    const isNear =
      !isCut &&
      !isTag &&
      last &&
      before &&
      word.x0 - last.x1 <= gapInSizes * Math.max(4, Math.min(before.size, word.size));
    if (isNear) {
      last.words.push(word);
      last.x1 = Math.max(last.x1, word.x1);
    } else segments.push({ words: [word], x0: word.x0, x1: word.x1 });
  }
  for (const segment of segments) segment.words = inReadingOrder(segment.words);
  return segments;
}

/** The words of a row or segment as text. */
export function textOf(words: readonly Word[]): string {
  return inReadingOrder(words)
    .map((word) => word.text)
    .join(' ');
}
