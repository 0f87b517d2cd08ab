import { withoutRange, type FoundRange } from './find-dates.ts';
import { withoutMark } from './list-mark.ts';
import { isLabel, isProse, type Paragraph } from './paragraphs.ts';
import type { Piece } from './prepared-line.ts';
import { isAddress, placeScore } from './word-scores.ts';

/** What stands under one date: a job, a course of study, a project. */
export interface Entry {
  /** The stretches of its head, dates left out. */
  pieces: Piece[];
  range: FoundRange | null;
  /** Statements below the head. */
  body: string[];
  head: Paragraph[];
  /** The paragraphs that the statements were read from. */
  rest: Paragraph[];
}

export function isHead(paragraph: Paragraph): boolean {
  return (
    !paragraph.isBullet &&
    !paragraph.isIndented &&
    !isLabel(paragraph) &&
    !isProse(paragraph) &&
    paragraph.text.length <= 160
  );
}

/** Whether a single date is a word of a sentence: "emptied the house in October 2015". */
function isInWords(text: string, { index }: FoundRange): boolean {
  const before = text.slice(0, index);
  return (
    !before.includes('\t') &&
    // "Two incursions of rust in one season | Plant Disease 108 | 2024"
    !/\s[|·•]\s*$/u.test(before) &&
    (before.match(/(?<!\p{L})(?:\p{Ll}|\p{Script=Arabic}|\p{Script=Hebrew}){2,}/gu)?.length ?? 0) >= 4
  );
}

/** Whether a date stands at an end of its line or beside few words, as it does in the head of an entry. */
export function isAnchor(paragraph: Paragraph): boolean {
  const { range } = paragraph.first;
  if (!range || paragraph.lineCount > 3) return false;
  const { text } = paragraph.first;
  const rest = text.length - range.length;
  if (range.isSingle && !paragraph.isBullet && isInWords(text, range)) return false;
  const isAtEnd = /^[\s).\],]*$/.test(text.slice(range.index + range.length));
  const isAtStart = /^[\s([]*$/.test(text.slice(0, range.index));
  if (range.isSingle && (paragraph.isBullet || paragraph.isIndented))
    return isAtStart && rest < 90 && text.includes('\t');
  if (isAtEnd || isAtStart) return rest < 150;
  return rest < 110 && !isProse(paragraph);
}

/** Whether a date stands at an end of a paragraph, or apart from its words, and not among them. */
export function isDatedAtEnd(paragraph: Paragraph): boolean {
  const { range } = paragraph.first;
  if (!range || !isAnchor(paragraph)) return false;
  const [before, after] = [
    paragraph.text.slice(0, range.index),
    paragraph.text.slice(range.index + range.length),
  ];
  return /^[\s([]*$/.test(before) || /^[\s).\],]*$/.test(after) || paragraph.text.includes('\t');
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
  const dated = head.find((paragraph) => paragraph.first.range !== null && isAnchor(paragraph));
  return {
    pieces: head.flatMap((paragraph) => (paragraph === dated ? cleanPieces(paragraph) : paragraph.pieces)),
    range: dated?.first.range ?? null,
    body: body
      .filter((paragraph) => !isLabel(paragraph))
      .map((paragraph) => paragraph.text.replaceAll('\t', ' ').trim()),
    head: [...head],
    rest: [...body],
  };
}

export function contentCount(paragraphs: readonly Paragraph[]): number {
  return paragraphs
    .flatMap(cleanPieces)
    .filter((piece) => !isAddress(piece.text) && placeScore(piece.text) < 0.85).length;
}

/** The style that the statements of a section are set in: the one with the most text outside the dated lines. */
export function bodyStyleOf(paragraphs: readonly Paragraph[]): string {
  const length = new Map<string, number>();
  for (const { first, text, isBullet, isIndented } of paragraphs) {
    if (first.range !== null && text.length < 90) continue;
    const weight = isBullet || isIndented || text.length > 90 ? 3 : 1;
    length.set(first.style, (length.get(first.style) ?? 0) + weight * text.length);
  }
  return [...length].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** How the first words of a paragraph are set, its date left out. */
export function styleOf(paragraph: Paragraph): string {
  return cleanPieces(paragraph)[0]?.style ?? paragraph.first.style;
}
