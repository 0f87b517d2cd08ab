import { findRange } from './find-dates.ts';
import { goesOnBesideDate } from './head-beside-date.ts';
import type { PositionedLine } from './positioned-line.ts';

/** A head of an entry is shorter than this. */
export const SHORT = 70;

/**
 * Right edge of the text of each block on each page: the line that reaches farthest. A long word may stand beyond. One
 * line that reaches farther than all others by itself says nothing of its own end.
 */
export function edges(lines: readonly PositionedLine[]): Map<string, Edge> {
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
export interface Edge {
  at: number;
  next: number;
}

/** More than the usual free height between lines, in heights of the type, that parts a sentence from what follows. */
const PARTED = 0.35;

/** The free height that is usual between lines of a block, in heights of the type: that of a quarter is less. */
export function usualGaps(lines: readonly PositionedLine[]): Map<string, number> {
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

export function blockKey(line: PositionedLine): string {
  return `${line.page}/${line.block ?? 0}`;
}

/** Width that the first word of a line takes. */
function firstWordWidth(line: PositionedLine): number {
  if (line.firstWord) return line.firstWord.x1 - line.firstWord.x0;
  const word = line.text.split(/\s/, 1)[0] ?? '';
  return ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
}

/** A line of more signs than this is one of running text, which its column ends. */
const LONG = 90;
/** Share of a line's width by which it passes all others where it stands alone. */
const ALONE = 0.08;

/** An item of a list that is still open: where its words begin, and how far those of its list reach. */
export interface Item {
  x0: number;
  edge: number;
  /** Whether the lines of its list that go on begin where its words do, and not where its mark does. */
  hangs: boolean;
}

/** How far apart left edges may lie that are meant to be one, in heights of the type. */
const LEVEL = 0.35;
/** Free height between two lines of one list item at most, in heights of the type. */
const MOST_IN_ITEM = 1.1;

/** Whether a line begins where the words of an open list item do. */
function hangsFrom(item: Item, line: PositionedLine): boolean {
  return Math.abs(line.x0 - item.x0) < LEVEL * line.size;
}

/** Whether a line below the words of a list item goes on from them: they had no room for it, or it is no beginning. */
function goesOnInItem(line: PositionedLine, before: PositionedLine, item: Item, usualGap: number): boolean {
  const gap = (line.top - before.bottom) / line.size;
  if (gap > Math.min(MOST_IN_ITEM, usualGap + PARTED) || Math.abs(line.size - before.size) > 0.6)
    return false;
  const range = findRange(line.text);
  if (range !== null && !range.isSingle && range.length > 0.6 * line.text.length) return false;
  if (line.text.includes('\t') && range !== null) return false;
  const hadNoRoom = before.x1 + firstWordWidth(line) + 0.25 * line.size > item.edge - 0.5;
  return hadNoRoom || (/^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(before.text));
}

/** The list items that are open at each line, given the words that begin each item. */
export function openItems(
  lines: readonly PositionedLine[],
  isItem: (line: PositionedLine) => boolean,
): (Item | null)[] {
  const reach = new Map<string, number>();
  const hanging = new Set<string>();
  const starts: (number | null)[] = [];
  let open: { x0: number; key: string } | null = null;
  const keyOf = (line: PositionedLine, x0: number) => `${blockKey(line)}/${Math.round(x0 / 4)}`;
  for (const line of lines) {
    const begins = isItem(line) ? line.firstWord : undefined;
    if (begins) open = { x0: begins.x0, key: blockKey(line) };
    else if (open && (open.key !== blockKey(line) || Math.abs(line.x0 - open.x0) > LEVEL * line.size))
      open = null;
    starts.push(open?.x0 ?? null);
    if (open && !begins) hanging.add(keyOf(line, open.x0));
    if (open && !line.text.slice(2).includes('\t')) {
      const key = keyOf(line, open.x0);
      reach.set(key, Math.max(reach.get(key) ?? 0, line.x1));
    }
  }
  return lines.map((line, at) => {
    const x0 = starts[at];
    if (x0 === null || x0 === undefined) return null;
    const key = keyOf(line, x0);
    return { x0, edge: reach.get(key) ?? line.x1, hangs: hanging.has(key) };
  });
}

type Type = Pick<PositionedLine, 'isBold' | 'isItalic'>;

/** Whether a line goes on from the one before: that one had no room for its first word, and nothing sets it apart. */
export function isContinuation(
  line: PositionedLine,
  before: PositionedLine,
  { at: edge, next, gap: usualGap }: Edge & { gap: number },
  isBullet: boolean,
  item: Item | null = null,
): boolean {
  if (isBullet || line.isWhole || line.isListItem || line.headingLevel || blockKey(line) !== blockKey(before))
    return false;
  if (goesOnBesideDate(line, before, edge)) return true;
  if (item !== null && hangsFrom(item, line)) return goesOnInItem(line, before, item, usualGap);
  if (item?.hangs === true && line.x0 < item.x0 - LEVEL * line.size) return false;
  if (line.text.includes('\t') || before.text.includes('\t') || line.top - before.bottom > 0.9 * line.size)
    return false;
  const range = findRange(line.text);
  if (range !== null && range.length > 0.6 * line.text.length) return false;
  if (range?.index === 0 && !range.isSingle) return false;
  if (range?.index === 0 && /^\s*(?:$|[|,·•(\t])/u.test(line.text.slice(range.length))) return false;
  if (/^(?:https?:|www\.)|^\S+@\S+$/i.test(line.text)) return false;
  const isApart = line.top - before.bottom > (usualGap + PARTED) * line.size;
  if (isApart && /[.!?]$/.test(before.text) && /^\p{Lu}/u.test(line.text)) return false;
  const isAloneAtEdge =
    before.text.length < LONG && before.x1 > edge - 0.5 && next < edge - ALONE * (edge - before.x0);
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
    before.x1 - before.x0 > 60
  );
}
