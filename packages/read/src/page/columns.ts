import { findRange, isKnownHeading } from '@candor/domain/reading';
import { guttersIn, type Gutter } from './gutter.ts';
import { rowsIn, textOf, type Row } from './rows.ts';
import type { Word } from './word.ts';

/** Where a column of labels ends: upright line and the height it has. */
export interface LabelEdge {
  x: number;
  top: number;
  bottom: number;
}

/** Words that are read row by row, or parts of a page that are read one after the other. */
export type Region =
  /** `cut` is where a column of labels or dates ends that is read with the rows beside it. */
  | { kind: 'rows'; words: Word[]; cut: LabelEdge | null }
  | { kind: 'split'; above: Region; left: Region; right: Region; below: Region; gutter: number };

const MAX_DEPTH = 8;

/**
 * Whether a doubtful gutter parts columns: asked for each in the order in which the page is parted, with whether both sides have
 * headings of their own.
 */
export type IsColumnGutter = (areHeaded: boolean) => boolean;

function isHeading(row: Row): boolean {
  return isKnownHeading(textOf(row.words));
}

/** Share of some rows, their headings aside, that stand level with a row of others. */
function levelShare(rows: readonly Row[], others: readonly Row[]): number {
  const own = rows.filter((row) => !isHeading(row));
  const level = own.filter((row) =>
    others.some(
      (mate) => Math.abs(mate.baseline - row.baseline) <= 0.35 * Math.min(mate.size, row.size) + 0.5,
    ),
  );
  return own.length === 0 ? 1 : level.length / own.length;
}

/** Fewer rows are no column. */
const FEWEST_ROWS = 3;
/** Dates, labels and headings stand in rows with what they belong to. */
const LEVEL = 0.6;
/** Columns with headings of their own are level by chance. */
const UNLEVEL = 0.5;

type Reading = 'by row' | 'columns' | 'doubtful';

/**
 * How the sides of a gutter are to be read as far as their place tells: rows where one is short or has headings alone, or stands
 * level with the other and only one has headings; columns where both have some and hardly stand level.
 */
function readingOf(left: readonly Row[], right: readonly Row[], areHeaded: boolean): Reading {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const level = levelShare(few, many);
  if (few.length < FEWEST_ROWS || few.every(isHeading) || (!areHeaded && level >= LEVEL)) return 'by row';
  return areHeaded && level < UNLEVEL ? 'columns' : 'doubtful';
}

function isBlank(words: readonly Word[]): boolean {
  return words.length === 0;
}

/** Leaves out the rows at either end that have words on one side only. */
function trimmed(gutter: Gutter, rows: readonly Row[]): Gutter {
  const has = (at: number, isLeft: boolean) =>
    rows[at]?.words.some((word) => (isLeft ? word.x1 <= gutter.x0 + 1 : word.x0 >= gutter.x1 - 1)) === true;
  let { from, to } = gutter;
  const firstOf = (isLeft: boolean) => {
    let at = from;
    while (at < to && !has(at, isLeft)) at += 1;
    return at;
  };
  const lastOf = (isLeft: boolean) => {
    let at = to;
    while (at > from && !has(at, isLeft)) at -= 1;
    return at;
  };
  const first = Math.max(firstOf(true), firstOf(false));
  let last = Math.min(lastOf(true), lastOf(false));
  // A wide space in the first line of a paragraph below is no gutter.
  while (last > first && goesOnAcross(rows[last], rows[last + 1], gutter)) last -= 1;
  const [top, bottom] = [rows[first]?.top ?? 0, rows[last]?.bottom ?? 0];
  // Rows that reach into the height of the first or last one that both sides have belong to the columns too.
  while (from < first && (rows[from]?.bottom ?? 0) < top) from += 1;
  while (to > last && (rows[to]?.top ?? 0) > bottom) to -= 1;
  return { ...gutter, from, to };
}

/** Whether a row and the one below are lines of one paragraph that runs across a gutter. */
function goesOnAcross(row: Row | undefined, below: Row | undefined, { x0, x1 }: Gutter): boolean {
  const [first, next] = [row?.words[0], below?.words[0]];
  if (!row || !below || !first || !next) return false;
  const crosses =
    below.words.some((word) => word.x0 < x1 && word.x1 > x0) ||
    (next.x0 < x0 && (below.words.at(-1)?.x1 ?? 0) > x1);
  return (
    crosses &&
    Math.abs(first.x0 - next.x0) < 2 &&
    Math.abs(row.size - below.size) < 0.3 &&
    below.top - row.bottom < 0.6 * row.size &&
    first.isBold === next.isBold
  );
}

function wordsOfRows(rows: readonly Row[]): Word[] {
  return rows.flatMap((row) => row.words);
}

/**
 * Parts a page into bands and columns by its white space, the tallest gutter first, each part in the same way again. `isColumnGutter`
 * decides where it is doubtful whether one parts columns.
 */
export function regionOf(words: readonly Word[], isColumnGutter: IsColumnGutter, depth = 0): Region {
  if (depth === MAX_DEPTH || isBlank(words)) return { kind: 'rows', words: [...words], cut: null };
  const { rows, gutters } = guttersIn(words);
  for (const gutter of gutters) {
    const split = splitAt(rows, gutter, isColumnGutter, depth);
    if (split) return split;
  }
  return { kind: 'rows', words: [...words], cut: labelCut(rows, gutters) };
}

function splitAt(
  rows: readonly Row[],
  found: Gutter,
  isColumnGutter: IsColumnGutter,
  depth: number,
): Region | null {
  const sides = ({ from, to, x0, x1 }: Gutter) => {
    const inside = wordsOfRows(rows.slice(from, to + 1));
    const middle = (x0 + x1) / 2;
    return [inside.filter((word) => word.x1 <= middle), inside.filter((word) => word.x0 >= middle)] as const;
  };
  const [leftRows, rightRows] = sides(found).map(rowsIn);
  if (!leftRows || !rightRows) return null;
  const areHeaded = leftRows.some(isHeading) && rightRows.some(isHeading);
  const reading = readingOf(leftRows, rightRows, areHeaded);
  if (reading === 'by row' || (reading === 'doubtful' && !isColumnGutter(areHeaded))) return null;
  // A column with headings of its own may be longer than the other.
  const gutter = areHeaded ? found : trimmed(found, rows);
  const [left, right] = sides(gutter);
  if (gutter.to - gutter.from < 1 || isBlank(left) || isBlank(right)) return null;
  const part = (some: readonly Word[]) => regionOf(some, isColumnGutter, depth + 1);
  return {
    kind: 'split',
    above: part(wordsOfRows(rows.slice(0, gutter.from))),
    left: part(left),
    right: part(right),
    below: part(wordsOfRows(rows.slice(gutter.to + 1))),
    gutter: (gutter.x0 + gutter.x1) / 2,
  };
}

/** Where a column of labels or dates at the left of a region ends, if it has one. */
function labelCut(rows: readonly Row[], gutters: readonly Gutter[]): LabelEdge | null {
  for (const gutter of gutters.slice(0, 4)) {
    const within = rows.slice(gutter.from, gutter.to + 1);
    const words = wordsOfRows(within);
    const x0 = Math.min(...words.map((word) => word.x0));
    const x1 = Math.max(...words.map((word) => word.x1));
    const middle = (gutter.x0 + gutter.x1) / 2;
    if (within.length < 3 || middle - x0 >= 0.4 * (x1 - x0)) continue;
    const labels = rowsIn(words.filter((word) => word.x1 <= middle));
    const dates = labels.filter((row) => findRange(textOf(row.words)) !== null).length;
    if (within.length < 0.5 * rows.length && (dates < 2 || dates < 0.3 * labels.length)) continue;
    return { x: middle, top: within[0]?.top ?? 0, bottom: within.at(-1)?.bottom ?? 0 };
  }
  return null;
}
