import { withoutRange, type FoundRange } from './find-dates.ts';
import { isLabel, isProse, type Paragraph } from './paragraphs.ts';
import { withoutMark } from './list-mark.ts';
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

/** Longest head of an entry in lines, above and below its date. */
const MAX_ABOVE = 3;
const MAX_BELOW = 3;

function isHead(paragraph: Paragraph): boolean {
  return (
    !paragraph.isBullet &&
    !paragraph.isIndented &&
    !isLabel(paragraph) &&
    !isProse(paragraph) &&
    paragraph.text.length <= 160
  );
}

/** Whether a date stands at an end of its line or beside few words, as it does in the head of an entry. */
function isAnchor(paragraph: Paragraph): boolean {
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

/** The paragraphs that date an entry. List items only where nothing else does. */
function anchorsOf(paragraphs: readonly Paragraph[]): number[] {
  const dated = paragraphs.flatMap((paragraph, at) => (isAnchor(paragraph) ? [at] : []));
  const plain = dated.filter((at) => paragraphs[at]?.isBullet === false);
  const chosen = plain.length > 0 ? plain : dated;
  const ranges = chosen.filter((at) => paragraphs[at]?.first.range?.isSingle === false);
  if (ranges.length < 0.5 * chosen.length) return chosen;
  // Beside dates with two ends a single one counts where it stands as they do.
  const styles = new Set(ranges.map((at) => paragraphs[at]?.isIndented));
  return chosen.filter((at) => {
    const paragraph = paragraphs[at];
    return paragraph?.first.range?.isSingle === false || styles.has(paragraph?.isIndented);
  });
}

/** Whether a sentence in a type of its own stands between a head and its date: what the employer is. */
function isAside(paragraphs: readonly Paragraph[], anchor: number, from: number): boolean {
  const [head, aside, dated] = [-2, -1, 0].map((by) => paragraphs[anchor + by]);
  if (!head || !aside || !dated || anchor - 2 < from || !isHead(head)) return false;
  const isLevel = Math.abs(aside.first.source.x0 - head.first.source.x0) < 1;
  return (
    isLevel &&
    isProse(aside) &&
    !aside.isBullet &&
    aside.text.length <= 110 &&
    aside.first.range === null &&
    dated.first.gap < 0.9 &&
    aside.first.gap < 0.9 &&
    aside.first.style !== head.first.style
  );
}

/** How many heads stand right above an anchor, at most `most`. */
function headsAbove(paragraphs: readonly Paragraph[], anchor: number, from: number, most: number): number {
  let count = 0;
  if (isAside(paragraphs, anchor, from)) {
    const heads = headsAbove(paragraphs, anchor - 1, from, most);
    return heads === 0 ? 0 : heads + 1;
  }
  while (count < most && anchor - count - 1 >= from) {
    const above = paragraphs[anchor - count - 1];
    const below = paragraphs[anchor - count];
    if (!above || !below || !isHead(above) || above.first.isContinued) break;
    // A wide space between them parts two entries.
    if (count > 0 && below.first.gap > 0.9) break;
    if (count === 0 && below.first.gap > 1.4 && below.first.gap >= above.first.gap) break;
    count += 1;
  }
  return count;
}

/** Heads in other type than the statements count also where the first entry has fewer lines above its date. */
function withStrongHeads(
  paragraphs: readonly Paragraph[],
  anchor: number,
  from: number,
  count: number,
  body: string,
): number {
  const most = headsAbove(paragraphs, anchor, from, MAX_ABOVE);
  let strong = count;
  while (strong < most) {
    const above = paragraphs[anchor - strong - 1];
    const beyond = paragraphs[anchor - strong - 2];
    // What stands right under the date of the entry before belongs to that one.
    const isFree = beyond !== undefined && (beyond.isBullet || beyond.isIndented || isProse(beyond));
    if (!above || above.first.style === body || !isFree) break;
    strong += 1;
  }
  return strong;
}

/** How many paragraphs right below an anchor still belong to the head. */
function headsBelow(paragraphs: readonly Paragraph[], anchor: number, until: number, inHead: number): number {
  let count = 0;
  let addresses = 0;
  const style = bodyStyleOf(paragraphs);
  while (count < MAX_BELOW && anchor + count + 1 < until) {
    const next = paragraphs[anchor + count + 1];
    if (!next || next.isBullet || isLabel(next) || isProse(next) || next.text.length > 110) break;
    const isOwnStyle = next.first.style !== style;
    if (next.first.gap > (isOwnStyle && inHead + count - addresses < 2 ? 2.2 : 1.2)) break;
    const isEnough = inHead + count - addresses >= 2;
    if (next.isIndented && !(isOwnStyle && !isEnough)) break;
    if (isEnough && !(isOwnStyle && next.text.length < 70)) break;
    if (/^[\p{Ll}]/u.test(next.text) && next.text.length > 40) break;
    count += 1;
    if (isAddress(next.text)) addresses += 1;
  }
  return count;
}

/** The style that the statements of a section are set in: the one with the most text outside the dated lines. */
function bodyStyleOf(paragraphs: readonly Paragraph[]): string {
  const length = new Map<string, number>();
  for (const { first, text, isBullet, isIndented } of paragraphs) {
    if (first.range !== null && text.length < 90) continue;
    const weight = isBullet || isIndented || text.length > 90 ? 3 : 1;
    length.set(first.style, (length.get(first.style) ?? 0) + weight * text.length);
  }
  return [...length].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function cleanPieces(paragraph: Paragraph): Piece[] {
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

function entryOf(head: readonly Paragraph[], body: readonly Paragraph[]): Entry {
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

function contentCount(paragraphs: readonly Paragraph[]): number {
  return paragraphs
    .flatMap(cleanPieces)
    .filter((piece) => !isAddress(piece.text) && placeScore(piece.text) < 0.85).length;
}

/** Parts the paragraphs of a section into entries, each anchored on its date. */
export function findEntries(paragraphs: readonly Paragraph[]): Entry[] {
  const anchors = anchorsOf(paragraphs);
  const [first] = anchors;
  if (first === undefined) return undatedEntries(paragraphs);
  const usual = headsAbove(paragraphs, first, 0, MAX_ABOVE);
  const starts = anchors.map((anchor, index) => {
    if (index === 0) return anchor - usual;
    const before = anchors[index - 1] ?? 0;
    const count = headsAbove(paragraphs, anchor, before + 1, usual);
    return anchor - withStrongHeads(paragraphs, anchor, before + 1, count, bodyStyleOf(paragraphs));
  });
  const entries: Entry[] = [];
  anchors.forEach((anchor, index) => {
    const start = starts[index] ?? anchor;
    const until = starts[index + 1] ?? paragraphs.length;
    const above = paragraphs.slice(start, anchor + 1);
    const below = headsBelow(paragraphs, anchor, until, contentCount(above));
    const head = paragraphs.slice(start, anchor + 1 + below);
    entries.push(entryOf(head, paragraphs.slice(anchor + 1 + below, until)));
  });
  return splitUndated(entries, bodyStyleOf(paragraphs));
}

/** Inside an entry's statements, a line set as the heads of the section are begins an entry that gives no date. */
function splitUndated(entries: readonly Entry[], body: string): Entry[] {
  const styles = new Map<string, number>();
  for (const style of new Set(entries.flatMap(({ head }) => head.map(({ first }) => first.style))))
    styles.set(style, entries.filter(({ head }) => head.some(({ first }) => first.style === style)).length);
  const isHeadStyle = ({ first }: Paragraph) =>
    first.style !== body && (styles.get(first.style) ?? 0) >= Math.max(2, 0.7 * entries.length);
  return entries.flatMap((entry) => {
    const at = entry.rest.findIndex(
      (paragraph, index) => index > 0 && isHead(paragraph) && isHeadStyle(paragraph),
    );
    const undated = entry.rest[at];
    if (at === -1 || !undated) return [entry];
    return [entryOf(entry.head, entry.rest.slice(0, at)), entryOf([undated], entry.rest.slice(at + 1))];
  });
}

/** Entries without any date: each begins at a head that follows running text or list items, or stands out. */
function undatedEntries(paragraphs: readonly Paragraph[]): Entry[] {
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
