import { rowsIn, segmentsOf, type Row, type Segment } from './rows.ts';
import type { Word } from './word.ts';

/** An upright strip without words, with text on both sides of it. */
export interface Gutter {
  x0: number;
  x1: number;
  /** Rows of the region, first and last, that the strip passes. */
  from: number;
  to: number;
}

/** More rows on one page than any text has; beyond it the page is read row by row. */
const MAX_ROWS = 250;
/** Narrowest gutter in points. */
const MIN_WIDTH = 7;

type Interval = readonly [x0: number, x1: number];

function gapsOf(segments: readonly Segment[], left: number, right: number): Interval[] {
  const gaps: Interval[] = [];
  let x = left;
  for (const segment of segments) {
    if (segment.x0 - x >= MIN_WIDTH) gaps.push([x, segment.x0]);
    x = Math.max(x, segment.x1);
  }
  if (right - x >= MIN_WIDTH) gaps.push([x, right]);
  return gaps;
}

function common(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a
    .flatMap((one) => b.map((other): Interval => [Math.max(one[0], other[0]), Math.min(one[1], other[1])]))
    .filter(([x0, x1]) => x1 - x0 >= MIN_WIDTH);
}

/** The strips between words that cannot be made longer, the tallest first. */
export function guttersIn(words: readonly Word[]): { rows: Row[]; gutters: Gutter[] } {
  const rows = rowsIn(words);
  if (rows.length > MAX_ROWS || rows.length < 2) return { rows, gutters: [] };
  const left = Math.min(...words.map((word) => word.x0));
  const right = Math.max(...words.map((word) => word.x1));
  const segments = rows.map((row) => segmentsOf(row, 0.6));
  const gaps = segments.map((all) => gapsOf(all, left, right));
  const found: Gutter[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    let open: Interval[] = gaps[from] ?? [];
    for (let to = from + 1; to <= rows.length && open.length > 0; to += 1) {
      const next = to < rows.length ? common(open, gaps[to] ?? []) : [];
      for (const [x0, x1] of open) {
        const goesOn = next.some(([n0, n1]) => n0 < x1 && n1 > x0);
        const isInside = x0 > left && x1 < right;
        if (!goesOn && isInside && to - from >= 2) found.push({ x0, x1, from, to: to - 1 });
      }
      open = next;
    }
  }
  const height = (gutter: Gutter) => (rows[gutter.to]?.bottom ?? 0) - (rows[gutter.from]?.top ?? 0);
  const sorted = found.toSorted((a, b) => height(b) - height(a) || b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, 60);
  const gutters = sorted.filter(
    (gutter, at) => !sorted.slice(0, at).some((other) => isPartOf(gutter, other)),
  );
  return { rows, gutters };
}

function isPartOf(gutter: Gutter, other: Gutter): boolean {
  return other.from <= gutter.from && other.to >= gutter.to && other.x0 < gutter.x1 && other.x1 > gutter.x0;
}
