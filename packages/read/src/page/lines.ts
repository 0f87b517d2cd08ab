import {
  findRange,
  isKnownHeading,
  type LineLink,
  type LineRun,
  type PositionedLine,
  joinLines,
} from '@candor/domain/reading';
import type { LabelEdge } from './columns.ts';
import { rowsIn, segmentsOf, textOf, type Row, type Segment } from './rows.ts';
import type { Word } from './word.ts';

/** A row and its stretches between wide gaps. */
interface SplitRow {
  row: Row;
  segments: Segment[];
}

/** A recognized word below this is shown to be checked. */
const CERTAIN_WORD = 0.6;

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
  const uncertain = words.flatMap(({ text, certainty = 1 }) =>
    certainty < CERTAIN_WORD ? [{ text, certainty }] : [],
  );
  const [first] = words;
  const begins = words.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
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
    ...(uncertain.length > 0 ? { uncertain } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(begins ? { firstWord: { x0: begins.x0, x1: begins.x1 } } : {}),
    block,
  };
}

/** A label whose words go on in the row below: a range of dates broken in a narrow column, or a word parted there. */
function joinedLabel(first: string, second: string): string | null {
  const joined = joinLines(first, second);
  const isHeading = isKnownHeading(joined) && !isKnownHeading(second);
  if (isKnownHeading(first))
    return isHeading && findRange(second) === null && second.length < 20 ? joined : null;
  if (isHeading) return joined;
  const [before, after] = [findRange(first), findRange(joined)];
  const goesOn =
    before !== null && after !== null && after.index === before.index && after.end !== before.end;
  const isWhole =
    before !== null &&
    !before.isSingle &&
    !goesOn &&
    !/[-–—]$/.test(first) &&
    before.length > 0.8 * first.length;
  // The range has to begin in the first row: below a title stands the date of the next.
  const isBroken = after !== null && !after.isSingle && after.index < first.length;
  return isBroken && !isWhole && after.length > 0.7 * joined.length ? joined : null;
}

function isInside(row: Row, cut: LabelEdge | null): cut is LabelEdge {
  return cut !== null && row.top >= cut.top - 1 && row.bottom <= cut.bottom + 1;
}

/** A heading goes on in its own type; a label of the text below it is set in another. */
function isOneType({ words: [a] }: Segment, { words: [b] }: Segment): boolean {
  return a?.isBold === b?.isBold && Math.abs((a?.size ?? 0) - (b?.size ?? 0)) < 0.6;
}

/** Where a date column breaks a range over several rows, its later parts join the first. */
function withWholeRanges(rows: readonly Row[], cut: LabelEdge | null): SplitRow[] {
  const all = rows.map((row): SplitRow => ({
    row,
    segments: segmentsOf(row, undefined, isInside(row, cut) ? cut.x : null),
  }));
  all.forEach(({ segments, row }, at) => {
    for (const segment of segments) {
      for (let next = at + 1; next < Math.min(at + 3, all.length); next += 1) {
        const below = all[next];
        const part = below?.segments.find((other) => other.x0 < segment.x1 && other.x1 > segment.x0);
        const isColumn =
          below &&
          (segments.length > 1 || below.segments.length > 1 || (isInside(row, cut) && segment.x1 <= cut.x));
        if (!below || below.row.top - row.bottom > 2.5 * row.size) break;
        if (!part || !isColumn) continue;
        if (textOf(segment.words).length > 34 || textOf(part.words).length > 24) break;
        const joined = joinedLabel(textOf(segment.words), textOf(part.words));
        if (joined === null || (isKnownHeading(joined) && !isOneType(segment, part))) break;
        const [last, first] = [segment.words.at(-1), part.words[0]];
        if (last && first && !joined.endsWith(`${last.text} ${textOf(part.words)}`)) {
          segment.words[segment.words.length - 1] = { ...last, text: last.text.slice(0, -1) + first.text };
          part.words.shift();
        }
        segment.words.push(...part.words);
        below.segments.splice(below.segments.indexOf(part), 1);
      }
    }
  });
  return all.filter(({ segments }) => segments.length > 0);
}

/** A label is often set lower than the text beside it: where both overlap in height, the label is read first. */
function labelsFirst(rows: readonly SplitRow[]): SplitRow[] {
  const ordered: SplitRow[] = [];
  for (const one of rows) {
    let at = ordered.length;
    const x1 = Math.max(...one.segments.map((segment) => segment.x1));
    while (at > 0) {
      const before = ordered[at - 1];
      const isRight = before?.segments.every((segment) => segment.x0 > x1) === true;
      if (!before || !isRight || before.row.bottom - one.row.top < 0.3 * before.row.size) break;
      at -= 1;
    }
    ordered.splice(at, 0, one);
  }
  return ordered;
}

/** The lines of a part of a page that is read row by row. A heading beside its section's text is a line of its own. */
export function linesOfRows(
  { words, cut }: { words: readonly Word[]; cut: LabelEdge | null },
  page: number,
  block: number,
): PositionedLine[] {
  return labelsFirst(withWholeRanges(rowsIn(words), cut)).flatMap(({ row, segments }) => {
    const [first, ...rest] = segments;
    if (first && rest.length > 0 && isKnownHeading(textOf(first.words)) && isSetApart(first, rest))
      return [lineOf([first], row, page, block), lineOf(rest, row, page, block)];
    const item = segments.findIndex((segment, at) => at > 0 && isItem(segment));
    if (item > 0 && segments.slice(0, item).some((segment) => findRange(textOf(segment.words)) !== null))
      return [
        lineOf(segments.slice(0, item), row, page, block),
        lineOf(segments.slice(item), row, page, block),
      ];
    return [lineOf(segments, row, page, block)];
  });
}

/** Whether a stretch is a list item: statements may stand beside the head of their entry. */
function isItem({ words: [mark, ...words] }: Segment): boolean {
  return mark?.text === '•' && words.length >= 2;
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
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
        isInCapitals(textOf(first.words)),
    )
  );
}
