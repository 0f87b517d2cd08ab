import { isKnownHeading, joinLines } from '@candor/domain/reading';
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

const DATE_LIKE =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\b\d{1,2}[./]\d{2,4}\b|present|heute|heden|oggi|actual|atual|aujourd/i;
const MAX_DEPTH = 8;

interface Side {
  rows: Row[];
  x0: number;
  x1: number;
  headings: number;
  dates: number;
}

/** The rows that are headings, or that make one with the row above or below them. */
function headingRows(rows: readonly Row[]): Row[] {
  return rows.filter((row, at) => {
    const text = textOf(row.words);
    if (isKnownHeading(text)) return true;
    const [before, after] = [rows[at - 1], rows[at + 1]];
    const isPair = (first: Row, second: Row) =>
      second.top - first.bottom < 0.8 * first.size &&
      isKnownHeading(joinLines(textOf(first.words), textOf(second.words)));
    return (before !== undefined && isPair(before, row)) || (after !== undefined && isPair(row, after));
  });
}

/** Words of headings count where they are set about as large as the largest of both sides. */
const HEADING_SIZE = 0.75;

function sidesOf(left: readonly Word[], right: readonly Word[]): [Side, Side] {
  const [leftRows, rightRows] = [rowsIn(left), rowsIn(right)];
  const largest = Math.max(0, ...headingRows([...leftRows, ...rightRows]).map((row) => row.size));
  const colors = headingRows([...leftRows, ...rightRows]).map((row) => row.words[0]?.color ?? '');
  const usual = colors.toSorted(
    (a, b) => colors.filter((c) => c === b).length - colors.filter((c) => c === a).length,
  )[0];
  // Words over a column of a table: smaller than headings, and level with others set alike that are none.
  const isColumnHead = (row: Row, beside: readonly Row[]) =>
    row.size < 0.95 * largest &&
    beside.some(
      (mate) =>
        Math.abs(mate.baseline - row.baseline) < 0.5 &&
        Math.abs(mate.size - row.size) < 0.1 &&
        mate.words[0]?.isBold === row.words[0]?.isBold &&
        mate.words[0]?.color === row.words[0]?.color &&
        !isKnownHeading(textOf(mate.words)),
    );
  const isTheirs = (row: Row) => row.words[0]?.color === usual || isLightColor(row.words[0]?.color ?? '');
  const sideOf = (words: readonly Word[], rows: Row[], beside: readonly Row[]): Side => ({
    rows,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    headings: headingRows(rows).filter(
      (row) => row.size >= HEADING_SIZE * largest && isTheirs(row) && !isColumnHead(row, beside),
    ).length,
    dates: rows.filter((row) => DATE_LIKE.test(textOf(row.words))).length,
  });
  return [sideOf(left, leftRows, rightRows), sideOf(right, rightRows, leftRows)];
}

/** Share of the rows of one side, its headings aside, that stand level with a row of the other. */
function levelShare(side: Side, other: Side): number {
  const headings = new Set(headingRows(side.rows));
  const own = side.rows.filter((row) => !headings.has(row));
  const level = own.filter((row) =>
    other.rows.some(
      (mate) => Math.abs(mate.baseline - row.baseline) <= 0.35 * Math.min(mate.size, row.size) + 0.5,
    ),
  );
  return own.length === 0 ? 1 : level.length / own.length;
}

/** Whether most lines fill their column, as wrapped text does and labels do not. */
function isRunningText({ rows, x0, x1 }: Side): boolean {
  const full = rows.filter((row) => (row.words.at(-1)?.x1 ?? 0) - x0 > 0.8 * (x1 - x0));
  return rows.length >= 4 && full.length >= 0.5 * rows.length && x1 - x0 > 110;
}

function isLightColor(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  return Math.min((value >> 16) & 255, (value >> 8) & 255, value & 255) > 190;
}

function isLight(side: Side): boolean {
  const words = side.rows.flatMap((row) => row.words);
  const light = words.filter(({ color }) => isLightColor(color));
  return light.length > 0.6 * words.length;
}

type Reading = 'by row' | 'apart' | 'apart with own headings';

/**
 * How two sides of a gutter are to be read. Sides with headings of their own, with text of another colour on another
 * ground, or whose lines do not stand level, are columns; dates and labels beside what they date are not.
 */
function readingOf(left: Side, right: Side): Reading {
  if (left.rows.length < 2 || right.rows.length < 2) return 'by row';
  const [narrow, wide] = left.x1 - left.x0 <= right.x1 - right.x0 ? [left, right] : [right, left];
  const isNarrow = narrow.x1 - narrow.x0 < 0.45 * (Math.max(left.x1, right.x1) - Math.min(left.x0, right.x0));
  const isDated = narrow.dates >= 0.45 * (narrow.rows.length - narrow.headings) && narrow.dates > 1;
  if (isNarrow && isDated && wide.headings <= 1 && narrow.rows.length <= 1.2 * wide.rows.length)
    return 'by row';
  const level = levelShare(narrow, wide);
  if (narrow === left && narrow.headings >= 2 && headingRows(narrow.rows).length === narrow.rows.length)
    return 'by row';
  const [few, many] = left.rows.length <= right.rows.length ? [left, right] : [right, left];
  const isBesideRows =
    few.headings === 0 && few.rows.length <= 0.7 * many.rows.length && levelShare(few, many) >= 0.85;
  if (isBesideRows && isLight(left) === isLight(right)) return 'by row';
  if (left.headings > 0 && right.headings > 0) {
    const isLabelled = narrow.headings === 1 && level > 0.9;
    return isLabelled && narrow.rows.length < 0.7 * wide.rows.length ? 'by row' : 'apart with own headings';
  }
  if (isLight(left) !== isLight(right)) return 'apart with own headings';
  if (left.headings >= 2 || right.headings >= 2) return level >= 0.75 ? 'by row' : 'apart';
  if (isRunningText(left) && isRunningText(right)) return 'apart';
  return levelShare(few, many) < 0.6 ? 'apart' : 'by row';
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

/** Parts a page into bands and columns by its white space, the tallest gutter first, each part in the same way again. */
export function regionOf(words: readonly Word[], depth = 0): Region {
  if (depth < MAX_DEPTH && !isBlank(words)) {
    const { rows, gutters } = guttersIn(words);
    for (const gutter of gutters) {
      const split = splitAt(rows, gutter, depth);
      if (split) return split;
    }
    return { kind: 'rows', words: [...words], cut: labelCut(rows, gutters) };
  }
  return { kind: 'rows', words: [...words], cut: null };
}

function splitAt(rows: readonly Row[], found: Gutter, depth: number): Region | null {
  const sides = ({ from, to, x0, x1 }: Gutter) => {
    const inside = wordsOfRows(rows.slice(from, to + 1));
    const middle = (x0 + x1) / 2;
    return [inside.filter((word) => word.x1 <= middle), inside.filter((word) => word.x0 >= middle)] as const;
  };
  let gutter = found;
  let [left, right] = sides(gutter);
  if (isBlank(left) || isBlank(right)) return null;
  let reading = readingOf(...sidesOf(left, right));
  if (reading === 'apart') {
    gutter = trimmed(found, rows);
    if (gutter.to - gutter.from < 1) return null;
    [left, right] = sides(gutter);
    if (isBlank(left) || isBlank(right)) return null;
    reading = readingOf(...sidesOf(left, right));
  }
  if (reading === 'by row') return null;
  return {
    kind: 'split',
    above: regionOf(wordsOfRows(rows.slice(0, gutter.from)), depth + 1),
    left: regionOf(left, depth + 1),
    right: regionOf(right, depth + 1),
    below: regionOf(wordsOfRows(rows.slice(gutter.to + 1)), depth + 1),
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
    const dates = labels.filter((row) => DATE_LIKE.test(textOf(row.words))).length;
    if (within.length < 0.5 * rows.length && (dates < 2 || dates < 0.3 * labels.length)) continue;
    return { x: middle, top: within[0]?.top ?? 0, bottom: within.at(-1)?.bottom ?? 0 };
  }
  return null;
}
