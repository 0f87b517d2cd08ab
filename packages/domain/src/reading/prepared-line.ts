import { findRange, type FoundRange } from './find-dates.ts';
import { goesOnBesideDate } from './head-beside-date.ts';
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
  source: PositionedLine;
}

const MARK =
  /^\s*(?:[•◦▪▫■□●○‣⁃∙·*►▸▹▻➢➤➔➜→✓✔✗❖◆◇★☆♦»›>–—-]|\(?\d{1,2}[.)](?=\s\D)|[oO§](?=\s[\p{Lu}\p{L}]))\s+(?=\S)/u;
const GLUED_MARK = /^\s*[•◦▪■●‣➢►▸✓✔❖◆](?=\S)/u;

/** A line without the mark of a list item, or null where it has none. */
export function withoutMark(text: string): string | null {
  const mark = MARK.exec(text) ?? GLUED_MARK.exec(text);
  return mark ? text.slice(mark[0].length).trim() : null;
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

/**
 * Right edge of the text of each block on each page: the line that reaches farthest. A long word may stand beyond. One
 * line that reaches farther than all others by itself says nothing of its own end.
 */
function edges(lines: readonly PositionedLine[]): Map<string, Edge> {
  const edge = new Map<string, Edge>();
  for (const line of lines) {
    if (!/\S\s+\S/.test(line.text)) continue;
    const key = blockKey(line);
    const { at, next } = edge.get(key) ?? { at: 0, next: 0 };
    edge.set(key, { at: Math.max(at, line.x1), next: Math.max(next, Math.min(at, line.x1)) });
  }
  return edge;
}

/** How far the text of a block reaches, and how far its second longest line does. */
interface Edge {
  at: number;
  next: number;
}

/** More than the usual free height between lines, in heights of the type, that parts a sentence from what follows. */
const PARTED = 0.35;

/** The free height that is usual between lines of a block, in heights of the type: that of a quarter is less. */
function usualGaps(lines: readonly PositionedLine[]): Map<string, number> {
  const gaps = new Map<string, number[]>();
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (!before || blockKey(before) !== blockKey(line)) return;
    const gap = (line.top - before.bottom) / Math.max(1, line.size);
    const known = gaps.get(blockKey(line));
    if (gap > 0 && known) known.push(gap);
    else if (gap > 0) gaps.set(blockKey(line), [gap]);
  });
  return new Map(
    [...gaps].map(([key, all]) => [key, all.toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0]),
  );
}

function blockKey(line: PositionedLine): string {
  return `${line.page}/${line.block ?? 0}`;
}

/** Width that the first word of a line takes. */
function firstWordWidth(line: PositionedLine): number {
  const word = line.text.split(/\s/, 1)[0] ?? '';
  return ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
}

/** Whether a line stands further in below a short line or one with the dates of an entry, as its statements do. */
function isSetInBelow(line: PositionedLine, before: PositionedLine): boolean {
  const isHead = before.text.length < SHORT || findRange(before.text)?.isSingle === false;
  const isWhole = !/(?:[,;:&–-]|(?<!\p{L})\p{Ll}+)$/u.test(before.text) && withoutMark(before.text) === null;
  return isHead && isWhole && line.x0 > before.x0 + 0.8 * line.size;
}

const SHORT = 70;
/** Share of a line's width by which it passes all others where it stands alone. */
const ALONE = 0.08;

type Type = Pick<PositionedLine, 'isBold' | 'isItalic'>;

/** Whether a line goes on from the one before: that one had no room for its first word, and nothing sets it apart. */
function isContinuation(
  line: PositionedLine,
  before: PositionedLine,
  { at: edge, next, gap: usualGap }: Edge & { gap: number },
  isBullet: boolean,
): boolean {
  if (isBullet || line.isWhole || line.isListItem || line.headingLevel || blockKey(line) !== blockKey(before))
    return false;
  if (goesOnBesideDate(line, before, edge)) return true;
  if (line.text.includes('\t') || before.text.includes('\t') || line.top - before.bottom > 0.9 * line.size)
    return false;
  const range = findRange(line.text);
  if (range !== null && range.length > 0.6 * line.text.length) return false;
  if (range?.index === 0 && !range.isSingle) return false;
  if (range?.index === 0 && /^\s*(?:$|[|,·•(\t])/u.test(line.text.slice(range.length))) return false;
  if (/^(?:https?:|www\.)|^\S+@\S+$/i.test(line.text)) return false;
  const isApart = line.top - before.bottom > (usualGap + PARTED) * line.size;
  if (isApart && /[.!?]$/.test(before.text) && /^\p{Lu}/u.test(line.text)) return false;
  const isAloneAtEdge = before.x1 > edge - 0.5 && next < edge - ALONE * (edge - before.x0);
  const hadNoRoom = !isAloneAtEdge && before.x1 + firstWordWidth(line) + 0.25 * line.size > edge - 0.5;
  const isLower = /^[\p{Ll}\d(]/u.test(line.text);
  const width = edge - before.x0;
  const isMidSentence =
    /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(before.text) && before.x1 > edge - 0.3 * width;
  // A head may change its type within a line: it goes on in that of its end.
  const [end, start] = [before.runs?.at(-1) ?? before, line.runs?.[0] ?? line];
  const isLevel = Math.abs(line.x0 - before.x0) < 1;
  const areAlike = (a: Type, b: Type) => a.isBold === b.isBold && a.isItalic === b.isItalic;
  const isOfSize =
    Math.abs(line.size - before.size) < 0.6 || (isLevel && Math.abs(start.size - end.size) < 0.6);
  const isAlike = isOfSize && (isLower || areAlike(line, before) || (isLevel && areAlike(start, end)));
  return (
    isAlike &&
    (hadNoRoom || (isMidSentence && Math.abs(line.x0 - before.x0) < 2 * line.size)) &&
    before.x1 - before.x0 > 60 &&
    (isLower || !isSetInBelow(line, before))
  );
}

/** What stands for the free height over a line that begins a page: a break says nothing of it. */
const PAGE_GAP = 1.1;

function isNextPage(before: PositionedLine | undefined, line: PositionedLine): boolean {
  return before !== undefined && before.block === line.block && line.page === before.page + 1;
}

/** Prepares lines in reading order. */
export function prepare(lines: readonly PositionedLine[]): Line[] {
  const edge = edges(lines);
  const usual = usualGaps(lines);
  return lines.map((source, at): Line => {
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
}

const RUN_ON = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー，。、；：（）「」';
/** Chinese and Japanese words stand without spaces between them. */
const RUN_ON_END = new RegExp(`[${RUN_ON}]$`, 'u');
const RUN_ON_START = new RegExp(`^[${RUN_ON}]`, 'u');

/** Two lines of one paragraph as one: a word parted at the line's end is whole again. */
export function joinLines(first: string, second: string): string {
  if (/\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  if (/\p{Lu}{2}-$/u.test(first) && /^\p{Lu}{2}/u.test(second) && !/\p{Ll}/u.test(first + second))
    return first.slice(0, -1) + second;
  if (RUN_ON_END.test(first) && RUN_ON_START.test(second)) return first + second;
  return `${first} ${second}`;
}
