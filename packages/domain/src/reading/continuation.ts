import type { FoundRange } from './find-dates.ts';
import type { LineRun, PositionedLine } from './positioned-line.ts';

/** A line with its stretch of time. */
interface DatedLine {
  source: PositionedLine;
  range: FoundRange | null;
}

export function blockKey(line: PositionedLine): string {
  return `${line.page}/${line.block ?? 0}`;
}

/** Right edge of the text of each block on each page: the line that reaches farthest. A long word may stand beyond. */
export function edges(lines: readonly PositionedLine[]): Map<string, number> {
  const edge = new Map<string, number>();
  for (const line of lines)
    if (/\S\s+\S/.test(line.text)) edge.set(blockKey(line), Math.max(edge.get(blockKey(line)) ?? 0, line.x1));
  return edge;
}

/** Width that the first word of a line takes. */
function firstWordWidth(line: PositionedLine): number {
  if (line.firstWord) return line.firstWord.x1 - line.firstWord.x0;
  const word = line.text.split(/\s/, 1)[0] ?? '';
  return ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
}

/** Whether a date says that a line begins something of its own: it is most of the line, or leads it from one end to the other. */
function isDated({ source: { text }, range }: DatedLine): boolean {
  return range !== null && (range.length > 0.6 * text.length || (range.index === 0 && !range.isSingle));
}

/** The run behind the only wide gap of a line, and where the words before that end. */
function aroundGap({ runs = [] }: PositionedLine): { end: number; behind: LineRun } | null {
  const at = runs.findIndex(({ text }) => text.includes('\t'));
  const [before, behind, ...more] = [runs[at], ...runs.slice(at + 1)];
  return before && behind && ![behind, ...more].some(({ text }) => text.includes('\t'))
    ? { end: before.x1, behind }
    : null;
}

/** How far left edges may lie apart that are meant to be one, in points. */
const LEVEL = 1;

/** Whether a line goes on from one whose words had no room beside a date at their left, or at their right in this one. */
function goesOnBesideDate(line: DatedLine, before: DatedLine, edge: number): boolean {
  const [own, theirs] = [aroundGap(line.source), aroundGap(before.source)];
  if (theirs && line.range === null && !line.source.text.includes('\t'))
    return (
      before.range?.index === 0 &&
      Math.abs(line.source.x0 - theirs.behind.x0) < LEVEL &&
      before.source.x1 + firstWordWidth(line.source) > edge - 0.5
    );
  return (
    own !== null &&
    line.range !== null &&
    line.source.text.slice(0, line.range.index).endsWith('\t') &&
    before.range === null &&
    !before.source.text.includes('\t') &&
    Math.abs(line.source.x0 - before.source.x0) < LEVEL &&
    before.source.x1 + 0.25 * line.source.size + own.end - line.source.x0 > own.behind.x0
  );
}

/** Width of a line in points that may be full. */
const LEAST_WIDTH = 60;

/** Whether a line goes on from the one before: that one had no room for its first word, and nothing sets it apart. */
export function isContinuation(given: DatedLine, above: DatedLine, edge: number): boolean {
  const [line, before] = [given.source, above.source];
  const gap = line.top - before.bottom;
  if (line.isWhole || line.isListItem || line.headingLevel || blockKey(line) !== blockKey(before))
    return false;
  if (gap < 0.6 * line.size && goesOnBesideDate(given, above, edge)) return true;
  if (line.text.includes('\t') || before.text.includes('\t') || gap > 0.9 * line.size) return false;
  if (isDated(given) || before.x1 - before.x0 <= LEAST_WIDTH) return false;
  const hadNoRoom = before.x1 + firstWordWidth(line) + 0.25 * line.size > edge - 0.5;
  const isMidSentence =
    /^\p{Ll}/u.test(line.text) &&
    !/[.!?:;]$/.test(before.text) &&
    before.x1 > edge - 0.3 * (edge - before.x0) &&
    Math.abs(line.x0 - before.x0) < 2 * line.size;
  const isAlike =
    Math.abs(line.size - before.size) < 0.6 &&
    (/^[\p{Ll}\d(]/u.test(line.text) || (line.isBold === before.isBold && line.isItalic === before.isItalic));
  return isAlike && (hadNoRoom || isMidSentence);
}
