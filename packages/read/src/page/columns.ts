import { isKnownHeading } from '@candor/domain/reading';
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
  gutter: Gutter,
  isColumnGutter: IsColumnGutter,
  depth: number,
): Region | null {
  const inside = wordsOfRows(rows.slice(gutter.from, gutter.to + 1));
  const middle = (gutter.x0 + gutter.x1) / 2;
  const left = inside.filter((word) => word.x1 <= middle);
  const right = inside.filter((word) => word.x0 >= middle);
  const [leftRows, rightRows] = [rowsIn(left), rowsIn(right)];
  const areHeaded = leftRows.some(isHeading) && rightRows.some(isHeading);
  const reading = readingOf(leftRows, rightRows, areHeaded);
  if (reading === 'by row' || (reading === 'doubtful' && !isColumnGutter(areHeaded))) return null;
  if (isBlank(left) || isBlank(right)) return null;
  const part = (some: readonly Word[]) => regionOf(some, isColumnGutter, depth + 1);
  return {
    kind: 'split',
    above: part(wordsOfRows(rows.slice(0, gutter.from))),
    left: part(left),
    right: part(right),
    below: part(wordsOfRows(rows.slice(gutter.to + 1))),
    gutter: middle,
  };
}

/** Where a column of labels or dates at the left of most of a region ends, if it has one. */
function labelCut(rows: readonly Row[], gutters: readonly Gutter[]): LabelEdge | null {
  for (const gutter of gutters.slice(0, 4)) {
    const within = rows.slice(gutter.from, gutter.to + 1);
    const words = wordsOfRows(within);
    const x0 = Math.min(...words.map((word) => word.x0));
    const x1 = Math.max(...words.map((word) => word.x1));
    const middle = (gutter.x0 + gutter.x1) / 2;
    if (within.length >= 3 && within.length >= 0.5 * rows.length && middle - x0 < 0.4 * (x1 - x0))
      return { x: middle, top: within[0]?.top ?? 0, bottom: within.at(-1)?.bottom ?? 0 };
  }
  return null;
}
