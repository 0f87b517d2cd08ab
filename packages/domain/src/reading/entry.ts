import { isColumnHeads } from './entry-labels.ts';
import { withoutRange, type FoundRange } from './find-dates.ts';
import { withoutMark } from './list-mark.ts';
import { isLabel, paragraphsOf, type Paragraph } from './paragraphs.ts';
import type { Line, Piece } from './prepared-line.ts';

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
  /** Statements below the head. */
  body: string[];
  head: Paragraph[];
  /** The paragraphs that the statements were read from. */
  rest: Paragraph[];
}

export function cleanPieces(paragraph: Paragraph): Piece[] {
  const { range } = paragraph.first;
  if (!range) return paragraph.pieces;
  const kept: Piece[] = [];
  let from = 0;
  const [start, end] = [range.index, range.index + range.length];
  for (const piece of paragraph.pieces) {
    const at = paragraph.text.indexOf(piece.text, from);
    if (at === -1) {
      const bare = withoutMark(piece.text);
      if (bare !== null && bare !== '') kept.push({ ...piece, text: bare });
      continue;
    }
    from = at + piece.text.length;
    const overlap = Math.min(from, end) - Math.max(at, start);
    if (overlap <= 0) {
      kept.push(piece);
      continue;
    }
    const inside = {
      ...range,
      index: Math.max(0, start - at),
      length: Math.min(from, end) - Math.max(at, start),
    };
    withoutRange(piece.text, inside)
      .split('\t')
      .forEach((text) => {
        if (/[\p{L}\p{N}]/u.test(text)) kept.push({ ...piece, text: text.trim() });
      });
  }
  return kept;
}

export function entryOf(head: readonly Paragraph[], body: readonly Paragraph[]): Entry {
  const all = head.filter((paragraph) => paragraph.first.range !== null);
  const dated = all.find(({ first }) => first.range?.isSingle === false) ?? all[0];
  return {
    pieces: head.flatMap((paragraph, line) =>
      (paragraph === dated ? cleanPieces(paragraph) : paragraph.pieces).map((piece) => ({ ...piece, line })),
    ),
    range: dated?.first.range ?? null,
    body: body
      .filter((paragraph) => !isLabel(paragraph))
      .map((paragraph) => paragraph.text.replaceAll('\t', ' ').trim()),
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

/** Two entries of which the second goes on in the head of the first. */
export function joinEntries(first: Entry, second: Entry): Entry {
  const lines = 1 + Math.max(0, ...first.pieces.map(({ line }) => line));
  return {
    pieces: [...first.pieces, ...second.pieces.map((piece) => ({ ...piece, line: piece.line + lines }))],
    range: first.range ?? second.range,
    body: [...first.body, ...second.body],
    head: [...first.head, ...second.head],
    rest: [...first.rest, ...second.rest],
  };
}

/** Whether a section has entries, and not statements alone. */
export function hasHeads(lines: readonly Line[]): boolean {
  return lines.some(({ role }) => role === 'head');
}
