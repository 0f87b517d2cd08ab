import { isColumnHeads } from './entry-labels.ts';
import { wordsAround, type FoundRange } from './find-dates.ts';
import { isLabel, paragraphsOf, type Paragraph } from './paragraphs.ts';
import type { Line, Piece } from './prepared-line.ts';
import { Words } from './words.ts';

/** A stretch of an entry's head. */
export interface HeadPiece extends Piece {
  /** Which paragraph of the head it stands in, from 0. */
  line: number;
}

/** What stands under one date: a job, a course of study, a project. */
export interface Entry {
  /** The stretches of its head, dates left out. */
  pieces: HeadPiece[];
  range: FoundRange | null;
  /** The words that say the range. */
  dates: Words;
  /** Statements below the head. */
  body: Words[];
  head: Paragraph[];
  /** The paragraphs that the statements were read from. */
  rest: Paragraph[];
}

/** The words that say when a paragraph's entry was. */
function datesOf({ words, range }: Paragraph): Words {
  return range ? words.slice(range.index, range.index + range.length) : Words.none;
}

/** The stretches of a paragraph without its date. */
function undatedPieces({ pieces, words, range }: Paragraph): Piece[] {
  if (!range) return pieces;
  const dated = new Set(datesOf({ words, range } as Paragraph).places);
  return pieces.flatMap((piece) => {
    const { places } = piece.words;
    const index = places.findIndex((place) => dated.has(place));
    if (index === -1) return [piece];
    const length = places.findLastIndex((place) => dated.has(place)) + 1 - index;
    return wordsAround(piece.words, { index, length }).map((around) => ({ ...piece, words: around }));
  });
}

export function entryOf(head: readonly Paragraph[], body: readonly Paragraph[]): Entry {
  const all = head.filter(({ range }) => range !== null);
  const dated = all.find(({ range }) => range?.isSingle === false) ?? all[0];
  return {
    pieces: head.flatMap((paragraph, line) =>
      (paragraph === dated ? undatedPieces(paragraph) : paragraph.pieces).map((piece) => ({
        ...piece,
        line,
      })),
    ),
    range: dated?.range ?? null,
    dates: dated ? datesOf(dated) : Words.none,
    body: body
      .filter((paragraph) => !isLabel(paragraph))
      .map(({ words }) => words.without(/\t/gu, ' ').trimmed()),
    head: [...head],
    rest: [...body],
  };
}

/**
 * The entries of a section, each from a line that begins a head to the next; headings over the columns of a table are none.
 */
export function entriesIn(lines: readonly Line[]): Entry[] {
  const groups: { head: Paragraph[]; body: Paragraph[] }[] = [];
  for (const paragraph of paragraphsOf(lines.filter(({ text }) => !isColumnHeads(text)))) {
    const { role } = paragraph.first;
    const open = groups.at(-1);
    if (role === 'head' || !open) groups.push({ head: [paragraph], body: [] });
    else if (role === 'headMore' && open.body.length === 0) open.head.push(paragraph);
    else open.body.push(paragraph);
  }
  return groups.map(({ head, body }) => entryOf(head, body));
}

/** Whether a section has entries, and not statements alone. */
export function hasHeads(lines: readonly Line[]): boolean {
  return lines.some(({ role }) => role === 'head');
}
