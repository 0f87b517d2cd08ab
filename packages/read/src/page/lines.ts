import { isKnownHeading, type LineLink, type LineRun, type PositionedLine } from '@candor/domain/reading';
import { rowsIn, segmentsOf, textOf, type Row, type Segment } from './rows.ts';
import type { Word } from './word.ts';

function runsOf(segments: readonly Segment[]): LineRun[] {
  const runs: LineRun[] = [];
  segments.forEach((segment, index) => {
    segment.words.forEach((word, at) => {
      const last = runs.at(-1);
      const isSame =
        last !== undefined &&
        last.isBold === word.isBold &&
        last.isItalic === word.isItalic &&
        last.color === word.color &&
        Math.abs(last.size - word.size) < 0.6;
      const gap = index === 0 && at === 0 ? '' : at === 0 ? '\t' : ' ';
      if (isSame && at > 0) {
        last.text += gap + word.text;
        last.x1 = word.x1;
        return;
      }
      if (last) last.text += gap;
      const { text, x0, x1, size, isBold, isItalic, color } = word;
      runs.push({ text, x0, x1, size, isBold, isItalic, color });
    });
  });
  return runs;
}

function linksOf(words: readonly Word[]): LineLink[] {
  const links: LineLink[] = [];
  let before: Word | undefined;
  for (const word of words) {
    const last = links.at(-1);
    if (word.url !== undefined) {
      if (last && before?.url === word.url) last.text += ` ${word.text}`;
      else links.push({ text: word.text, url: word.url });
    }
    before = word;
  }
  return links;
}

function mostly(words: readonly Word[], holds: (word: Word) => boolean): boolean {
  const length = (some: readonly Word[]) => some.reduce((sum, word) => sum + word.text.length, 0);
  return length(words.filter(holds)) > 0.6 * length(words);
}

function lineOf(segments: readonly Segment[], row: Row, page: number, block: number): PositionedLine {
  const words = segments.flatMap((segment) => segment.words);
  const links = linksOf(words);
  const [first] = words;
  return {
    text: segments.map((segment) => textOf(segment.words)).join('\t'),
    page,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    size: words.length === row.words.length ? row.size : (first?.size ?? row.size),
    isBold: mostly(words, (word) => word.isBold),
    isItalic: mostly(words, (word) => word.isItalic),
    color: first?.color ?? '#000000',
    runs: runsOf(segments),
    ...(links.length > 0 ? { links } : {}),
    block,
  };
}

const OPEN_RANGE = /\d{2,4}\s?[-–—]$/;
const DATE_START = /^(?:[-–—]\s?)?(?:\p{L}{3,10}\.?\s)?(?:\d{1,2}[./])?\d{4}$|^[\p{L}'’]{3,14}$/u;

/** Where a date column breaks a range over two lines, its second half joins the first. */
function withWholeRanges(rows: readonly Row[]): { row: Row; segments: Segment[] }[] {
  const all = rows.map((row) => ({ row, segments: segmentsOf(row) }));
  all.forEach(({ segments }, at) => {
    const next = all[at + 1];
    for (const segment of segments) {
      if (!next || segments.length + next.segments.length < 3) return;
      const below = next.segments.find((other) => other.x0 < segment.x1 && other.x1 > segment.x0);
      if (!below || !OPEN_RANGE.test(textOf(segment.words)) || !DATE_START.test(textOf(below.words)))
        continue;
      segment.words.push(...below.words);
      next.segments.splice(next.segments.indexOf(below), 1);
    }
  });
  return all.filter(({ segments }) => segments.length > 0);
}

/** The lines of a part of a page that is read row by row. A heading beside its section's text is a line of its own. */
export function linesOfRows(words: readonly Word[], page: number, block: number): PositionedLine[] {
  return withWholeRanges(rowsIn(words)).flatMap(({ row, segments }) => {
    const [first, ...rest] = segments;
    if (first && rest.length > 0 && isKnownHeading(textOf(first.words)) && isSetApart(first, rest))
      return [lineOf([first], row, page, block), lineOf(rest, row, page, block)];
    return [lineOf(segments, row, page, block)];
  });
}

/** Whether a segment differs in type from the ones beside it. */
function isSetApart(first: Segment, rest: readonly Segment[]): boolean {
  const others = rest.flatMap((segment) => segment.words);
  const head = first.words[0];
  return (
    head !== undefined &&
    others.some(
      (word) =>
        word.isBold !== head.isBold ||
        word.color !== head.color ||
        Math.abs(word.size - head.size) > 0.6 ||
        textOf(first.words) === textOf(first.words).toUpperCase(),
    )
  );
}
