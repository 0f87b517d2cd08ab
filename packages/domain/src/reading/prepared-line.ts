import { blockKey, edges, isContinuation, openItems, SHORT, usualGaps } from './continuation.ts';
import { findRange, type FoundRange } from './find-dates.ts';
import { withKeptHyphens, withPlainHyphen } from './join-lines.ts';
import type { LineRole } from './labelling/line-labels.ts';
import { withoutMark } from './list-mark.ts';
import type { LineLink, PositionedLine } from './positioned-line.ts';

/** A stretch of a line in one type, between wide gaps. */
export interface Piece {
  text: string;
  style: string;
  /** Which stretch between wide gaps it stands in, from 0. */
  column: number;
}

/** A line with what the rules ask of it. */
export interface Line {
  /** Without the mark of a list item. */
  text: string;
  isBullet: boolean;
  /** Goes on from the line before, which reached the edge. */
  isContinued: boolean;
  /** Free height above, in heights of the type. */
  gap: number;
  style: string;
  range: FoundRange | null;
  links: readonly LineLink[];
  /** What it is within its section, once the labeller has told. */
  role?: LineRole;
  /** How much less the best reading of the document scores in which it is something else. */
  margin?: number;
  source: PositionedLine;
}

/** How a stretch is set, as one word to compare: size, weight, slope, colour, capitals. */
export function styleOf(
  type: { size: number; isBold: boolean; isItalic: boolean; color?: string | undefined },
  text: string,
): string {
  const isCaps = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return [
    Math.round(type.size * 2) / 2,
    type.isBold ? 'b' : '',
    type.isItalic ? 'i' : '',
    isCaps ? 'C' : '',
    type.color ?? '',
  ].join('|');
}

/** The stretches of a line: parted at wide gaps and where the type changes. */
export function piecesOf(source: PositionedLine): Piece[] {
  const pieces: Piece[] = [];
  let column = 0;
  for (const run of source.runs ?? [source]) {
    const parts = run.text.split('\t');
    parts.forEach((part, at) => {
      if (at > 0) column += 1;
      const text = part.trim();
      if (text !== '') pieces.push({ text, style: styleOf(run, text), column });
    });
  }
  return pieces;
}

/** What stands for the free height over a line that begins a page: a break says nothing of it. */
const PAGE_GAP = 1.1;

function isNextPage(before: PositionedLine | undefined, line: PositionedLine): boolean {
  return before !== undefined && before.block === line.block && line.page === before.page + 1;
}

/** Prepares lines in reading order. */
export function prepare(given: readonly PositionedLine[]): Line[] {
  const lines = withKeptHyphens(given);
  const items = openItems(lines, ({ text }) => withoutMark(text) !== null);
  const edge = edges(lines);
  const usual = usualGaps(lines);
  const prepared = lines.map((source, at): Line => {
    const before = lines[at - 1];
    const bare = withoutMark(source.text);
    const text = (bare ?? source.text).trim();
    const range = findRange(text);
    // The dot of a time line before a date marks no list item.
    const isDot = bare !== null && range !== null && range.length > 0.8 * text.length;
    const isBullet = (bare !== null && !isDot) || source.isListItem === true;
    const isSame = before !== undefined && blockKey(before) === blockKey(source);
    return {
      text,
      isBullet,
      isContinued:
        before !== undefined &&
        isContinuation(
          source,
          before,
          { ...(edge.get(blockKey(before)) ?? { at: 0, next: 0 }), gap: usual.get(blockKey(before)) ?? 0 },
          isBullet,
          items[at - 1] ?? null,
        ),
      gap: isSame
        ? (source.top - before.bottom) / Math.max(1, source.size)
        : isNextPage(before, source)
          ? PAGE_GAP
          : 3,
      style: styleOf(source, text),
      range,
      links: source.links ?? [],
      source,
    };
  });
  return prepared.map((given, at) => {
    const next = prepared[at + 1];
    const line = next?.isContinued === true ? given : withPlainHyphen(given);
    return line.isBullet && isHeadOfItem(line, next) ? { ...line, isBullet: false } : line;
  });
}

/** Whether a list item is an entry of its own: its dates stand below it, level with its words. */
function isHeadOfItem({ source, text }: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    !next.isBullet &&
    !next.isContinued &&
    text.length < SHORT &&
    // Where the file marks the item and does not tell how far in it stands, nothing is level with it.
    (source.isListItem !== true || source.x0 > 0) &&
    blockKey(source) === blockKey(next.source) &&
    next.range !== null &&
    next.range.length > 0.5 * next.text.length &&
    next.source.x0 > source.x0 + 0.3 * source.size
  );
}
