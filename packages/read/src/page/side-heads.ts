import { findRange } from '@candor/domain/reading';
import { textOf, type Row, type Segment } from './rows.ts';

/** A row and its stretches between wide gaps. */
export interface SplitRow {
  row: Row;
  segments: Segment[];
}

/** How far left edges may lie apart that are meant to be one, in points. */
const LEVEL = 1;
/** Longest date in a column of dates. */
const LONGEST_DATE = 34;
/** Rows whose stretches begin at one place make a column. */
const LEAST_ROWS = 3;

/** Where stretches of several rows begin, left to right. */
function columnStarts(rows: readonly SplitRow[]): number[] {
  const starts = rows.flatMap(({ segments }) => segments.map(({ x0 }) => x0)).toSorted((a, b) => a - b);
  return starts.filter(
    (x, at) =>
      (starts[at + LEAST_ROWS - 1] ?? Number.POSITIVE_INFINITY) - x < LEVEL &&
      x - (starts[at - 1] ?? 0) > LEVEL,
  );
}

/** Dates that fill their column up to the text beside it, parted from that text where it begins in other rows. */
export function withDatesApart(rows: readonly SplitRow[]): SplitRow[] {
  const starts = columnStarts(rows);
  return rows.map(({ row, segments }) => ({
    row,
    segments: segments.flatMap((segment) => {
      const at = segment.words.findIndex(
        ({ x0 }, index) => index > 0 && starts.some((x) => Math.abs(x0 - x) < LEVEL),
      );
      const [before, behind] = [segment.words.slice(0, at), segment.words.slice(at)];
      const [first, last] = [behind[0], before.at(-1)];
      const date = textOf(before);
      const range = findRange(textOf(segment.words));
      const isDate =
        range !== null && range.index + range.length <= date.length && date.length <= LONGEST_DATE;
      if (at < 1 || !first || !last || !isDate) return [segment];
      return [
        { words: before, x0: segment.x0, x1: last.x1 },
        { words: behind, x0: first.x0, x1: segment.x1 },
      ];
    }),
  }));
}

const MARK = /^[•–▪■●◦-]$/u;

function isItem({ words: [mark, ...more] }: Segment): boolean {
  return mark !== undefined && MARK.test(mark.text) && more.length > 0;
}

/** How many rows from `at` on are the head of an entry at the left and its statements at the right. */
function bandAt(rows: readonly SplitRow[], at: number): number {
  const [, items] = rows[at]?.segments ?? [];
  if (!items || rows[at]?.segments.length !== 2 || !isItem(items)) return 0;
  const isRight = (segment: Segment | undefined) => segment !== undefined && segment.x0 > items.x0 - LEVEL;
  let lastLeft: Row | undefined = rows[at]?.row;
  let count = 1;
  for (; at + count < rows.length; count += 1) {
    const { row, segments } = rows[at + count] ?? { segments: [] };
    const [first, second, ...more] = segments;
    if (!row || !first || more.length > 0) break;
    if (second === undefined && isRight(first)) continue;
    const isLeft = first.x1 < items.x0 && (second === undefined || isRight(second));
    // The head of the next entry stands apart from this one's.
    if (!isLeft || !lastLeft || row.top - lastLeft.bottom > 0.8 * row.size) break;
    lastLeft = row;
  }
  return count;
}

/**
 * The head of an entry in a column at the left, its statements in one at the right: read one after the other where a
 * statement goes on beside a line of the head, which reading row by row would break.
 */
export function withHeadsFirst(rows: readonly SplitRow[]): SplitRow[] {
  const ordered: SplitRow[] = [];
  for (let at = 0; at < rows.length;) {
    const count = Math.max(1, bandAt(rows, at));
    const band = rows.slice(at, at + count);
    const [, items] = band[0]?.segments ?? [];
    const isBroken = band.some(({ segments: [, right] }) => right !== undefined && !isItem(right));
    if (items && count > 1 && isBroken) {
      const side = (isLeft: boolean) =>
        band.flatMap(({ row, segments }) => {
          const own = segments.filter(({ x0 }) => isLeft === x0 < items.x0 - LEVEL);
          return own.length > 0 ? [{ row, segments: own }] : [];
        });
      ordered.push(...side(true), ...side(false));
    } else ordered.push(...band);
    at += count;
  }
  return ordered;
}
