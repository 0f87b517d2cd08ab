import { blockKey, edges, isContinuation } from './continuation.ts';
import { findRange, type FoundRange } from './find-dates.ts';
import type { SectionKind } from './heading-words.data.ts';
import { withKeptHyphens, withPlainHyphen } from './join-lines.ts';
import { sectionKindOf } from './known-heading.ts';
import type { LineRole } from './labelling/line-labels.ts';
import { withoutMark } from './list-mark.ts';
import type { LineLink, LineRun, PositionedLine } from './positioned-line.ts';
import { Words } from './words.ts';

/** A stretch of a line in one type, between wide gaps. */
export interface Piece {
  words: Words;
  style: string;
  x0: number;
  /** Which stretch between wide gaps it stands in, from 0. */
  column: number;
}

/** A line with what the rules ask of it. */
export interface Line {
  /** Without the mark of a list item. */
  words: Words;
  /** The same without their places. */
  text: string;
  isBullet: boolean;
  /** Goes on from the line before, which reached the edge. */
  isContinued: boolean;
  /** Free height above, in heights of the type. */
  gap: number;
  style: string;
  /** Its stretches: parted at wide gaps and where the type changes. */
  pieces: readonly Piece[];
  range: FoundRange | null;
  /** Of which kind of section its words are known to be the heading. */
  known: SectionKind | null;
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

/** A run of a line with where in the line's text it begins; before its beginning where white space was taken off. */
function runsIn({
  runs,
  ...line
}: PositionedLine): { run: Omit<LineRun, 'text'>; text: string; from: number }[] {
  const all = runs ?? [line];
  let from =
    line.text.length -
    all
      .map(({ text }) => text)
      .join('')
      .trimEnd().length;
  return all.map((run) => {
    const placed = { run, text: run.text, from };
    from += run.text.length;
    return placed;
  });
}

/** Where on the page a unit of a line's text begins, as if all signs of a run were as wide. */
export function xAt(line: PositionedLine, index: number): number {
  const { run, text, from } = runsIn(line).findLast((one) => one.from <= index) ?? {
    run: line,
    text: line.text,
    from: 0,
  };
  const share = (index - from) / Math.max(1, text.trimEnd().length);
  return run.x0 + Math.min(1, Math.max(0, share)) * (run.x1 - run.x0);
}

/** The stretches of a line: parted at wide gaps and where the type changes. */
function piecesOf({ words, source }: Line): Piece[] {
  const pieces: Piece[] = [];
  // The words may begin behind the mark of a list item.
  const mark = source.text.length - words.text.length;
  let column = 0;
  for (const { run, text, from } of runsIn(source)) {
    const own = words.slice(Math.max(0, from - mark), Math.max(0, from - mark + text.length));
    let at = Math.max(0, from - mark);
    for (const [index, part] of own.parted(/\t/gu).entries()) {
      if (index > 0) column += 1;
      const piece = part.trimmed();
      if (piece.text !== '')
        pieces.push({ words: piece, style: styleOf(run, piece.text), x0: xAt(source, mark + at), column });
      at += part.text.length + 1;
    }
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
  let end = 0;
  const edge = edges(lines);
  const dated = lines.map((source) => {
    const bare = withoutMark(source.text);
    const text = (bare ?? source.text).trim();
    const isBullet = bare !== null || source.isListItem === true;
    return { source, text, isBullet, range: findRange(text) };
  });
  const prepared = dated.map((one, at): Line => {
    const { source, text, isBullet } = one;
    const [above, before] = [dated[at - 1], lines[at - 1]];
    const start = end;
    end += source.text.length;
    const isSame = before !== undefined && blockKey(before) === blockKey(source);
    return {
      ...one,
      words: Words.at(text, start + source.text.lastIndexOf(text)),
      isContinued:
        above !== undefined && !isBullet && isContinuation(one, above, edge.get(blockKey(above.source)) ?? 0),
      gap: isSame
        ? (source.top - before.bottom) / Math.max(1, source.size)
        : isNextPage(before, source)
          ? PAGE_GAP
          : 3,
      style: styleOf(source, text),
      pieces: [],
      known: sectionKindOf(text),
      links: source.links ?? [],
    };
  });
  return prepared.map((given, at) => {
    const next = prepared[at + 1];
    const text = next?.isContinued === true ? given.text : withPlainHyphen(given.text);
    const line = { ...given, text, words: new Words(text, given.words.places) };
    return { ...line, pieces: piecesOf(line) };
  });
}
