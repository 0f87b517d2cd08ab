import { bodyStyleOf, contentCount, entryOf, isHead, styleOf, type Entry } from './entry.ts';
import { headsBelow, MAX_ABOVE } from './head-lines.ts';
import type { Paragraph } from './paragraphs.ts';

/** Entries without any date: each begins at a head that follows running text or list items, or stands out. */
export function undatedEntries(paragraphs: readonly Paragraph[]): Entry[] {
  // A list and nothing else: each item is an entry.
  if (paragraphs.every(({ isBullet }) => isBullet)) return paragraphs.map((item) => entryOf([item], []));
  const groups: { head: Paragraph[]; body: Paragraph[] }[] = [];
  const strong = paragraphs.find(isHead)?.first.style;
  for (const paragraph of paragraphs) {
    const open = groups.at(-1);
    const isStart =
      isHead(paragraph) &&
      (!open ||
        open.body.length > 0 ||
        paragraph.first.gap > 0.9 ||
        (paragraph.first.style === strong && open.head.length > 1));
    if (isStart || !open) groups.push({ head: [paragraph], body: [] });
    else if (open.body.length === 0 && open.head.length < 3 && isHead(paragraph)) open.head.push(paragraph);
    else open.body.push(paragraph);
  }
  return groups.map(({ head, body }) => entryOf(head, body));
}

/** Entries above the first that has a date: with their lists, or set as that one is. */
export function undatedAbove(paragraphs: readonly Paragraph[], dated: Paragraph | undefined): Entry[] {
  const [first] = paragraphs;
  if (!first || !dated || !isHead(first)) return [];
  const isListed = paragraphs.some(({ isBullet }) => isBullet);
  const isSetAlike = styleOf(first) === styleOf(dated) && contentCount(paragraphs) >= 2;
  return isListed || isSetAlike ? undatedEntries(paragraphs) : [];
}

/**
 * Whether the heads above the first date are an entry without one: they begin in the type of the line with the date and go
 * on in that of the line below it, or stand apart from the one and as close together as it and the other.
 */
export function areEntryAbove(
  heads: readonly Paragraph[],
  dated: Paragraph,
  below: Paragraph | undefined,
): boolean {
  const [first, second] = heads;
  if (!first || !second || !below || !isHead(below) || contentCount([dated]) === 0) return false;
  const [title, other] = [styleOf(first), styleOf(second)];
  if (styleOf(dated) !== title || styleOf(below) !== other) return false;
  const within = second.first.gap;
  const isApart = dated.first.gap > within + 0.3 && Math.abs(below.first.gap - within) < 0.2;
  return title !== other || isApart;
}

/** How the entries of a section begin. */
interface Beginnings {
  /** Types that their first words are set in. */
  styles: ReadonlySet<string>;
  /** The type of the statements. */
  body: string;
  /** Free height above a head where all statements are list items; null where they are not. */
  gap: number | null;
}

/** Free height above an entry of a section that has but one, in heights of the type. */
const USUAL_GAP = 0.8;

function beginningsOf(entries: readonly Entry[], paragraphs: readonly Paragraph[]): Beginnings {
  const styles = new Map<string, number>();
  for (const { head } of entries)
    for (const style of new Set(head.map(styleOf))) styles.set(style, (styles.get(style) ?? 0) + 1);
  const most = Math.max(2, 0.7 * entries.length);
  const areListed = entries.every(({ rest }) => rest.length === 0 || rest[0]?.isBullet === true);
  const gaps = entries.slice(1).flatMap(({ head }) => (head[0] ? [head[0].first.gap] : []));
  return {
    styles: new Set([...styles].flatMap(([style, count]) => (count >= most ? [style] : []))),
    body: bodyStyleOf(paragraphs),
    gap: areListed ? Math.min(...(gaps.length > 0 ? gaps : [USUAL_GAP])) : null,
  };
}

/** The run of heads at a place among statements. */
function headRun(rest: readonly Paragraph[], at: number): number {
  let count = 0;
  while (count < MAX_ABOVE) {
    const paragraph = rest[at + count];
    if (!paragraph || !isHead(paragraph) || (count > 0 && paragraph.first.gap > 1.2)) break;
    count += 1;
  }
  return count;
}

/** Whether a paragraph among statements begins an entry: set as heads are, or apart from the list items around it as they are. */
function isBeginning(rest: readonly Paragraph[], at: number, { styles, body, gap }: Beginnings): boolean {
  const [before, paragraph] = [rest[at - 1], rest[at]];
  if (!before || !paragraph || !isHead(paragraph)) return false;
  const style = styleOf(paragraph);
  if (style !== body && styles.has(style)) return true;
  return (
    gap !== null &&
    before.isBullet &&
    rest[at + headRun(rest, at)]?.isBullet === true &&
    paragraph.first.gap >= 0.9 * gap &&
    paragraph.first.gap > before.first.gap + 0.2
  );
}

/** Inside an entry's statements, a line that is set as the heads of the section are begins an entry that gives no date. */
export function splitUndated(entries: readonly Entry[], paragraphs: readonly Paragraph[]): Entry[] {
  const beginnings = beginningsOf(entries, paragraphs);
  const split = (entry: Entry): Entry[] => {
    const { head, rest } = entry;
    const at = rest.findIndex((_, index) => isBeginning(rest, index, beginnings));
    if (at === -1) return [entry];
    const run = headRun(rest, at);
    const isListed = rest[at + run]?.isBullet === true;
    const own = isListed ? run : 1 + headsBelow(rest, at, rest.length, contentCount(rest.slice(at, at + 1)));
    const undated = entryOf(rest.slice(at, at + own), rest.slice(at + own));
    return [entryOf(head, rest.slice(0, at)), ...split(undated)];
  };
  return entries.flatMap(split);
}
