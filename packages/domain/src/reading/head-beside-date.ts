import { findRange } from './find-dates.ts';
import type { LineRun, PositionedLine } from './positioned-line.ts';
import { employerScore, titleScore } from './word-scores.ts';

/** Free height between two lines of one head, and how far their left edges may lie apart, in heights of the type. */
const MAX_GAP = 0.6;
const LEVEL = 0.1;
/** Width of a space in heights of the type. */
const SPACE = 0.25;

function isTime(text: string): boolean {
  const range = findRange(text);
  return range !== null && range.length > 0.7 * text.trim().length;
}

/** The runs of a line before and behind its only wide gap; null where it has none or several. */
function sidesOf({ runs = [] }: PositionedLine): [LineRun[], LineRun[]] | null {
  const gaps = runs.flatMap((run, at) => (run.text.includes('\t') ? [at] : []));
  const [gap] = gaps;
  if (gap === undefined || gaps.length > 1 || runs[gap]?.text.endsWith('\t') !== true) return null;
  return [runs.slice(0, gap + 1), runs.slice(gap + 1)];
}

function textOf(runs: readonly LineRun[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .trim();
}

function isAlike(a: LineRun | undefined, b: LineRun | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.isBold === b.isBold &&
    a.isItalic === b.isItalic &&
    Math.abs(a.size - b.size) < 0.6
  );
}

/** Width of the first word of a run, with a space before it. */
function firstWordWidth({ text, x0, x1, size }: LineRun): number {
  const words = text.trim();
  const word = words.split(/\s/, 1)[0] ?? '';
  return ((x1 - x0) * word.length) / Math.max(1, words.length) + SPACE * size;
}

/** Whether the words of a line ask for more: a comma, a bracket, a small word at its end. */
function isOpen(text: string): boolean {
  return /(?:[,(&–-]|(?<!\p{L})\p{Ll}{1,4})$/u.test(text);
}

/**
 * Whether a line goes on from one whose words had no room beside a date: the date stands in a column of its own at the
 * right of the last line of a head, or at the left of its first.
 */
export function goesOnBesideDate(line: PositionedLine, before: PositionedLine, edge: number): boolean {
  if (line.top - before.bottom > MAX_GAP * line.size) return false;
  return goesOnBeforeDate(line, before) || goesOnBehindDate(line, before, edge);
}

/** "Nurse, Lakeside Hospital, Portland," and below it "OR", with the date at the right edge. */
function goesOnBeforeDate(line: PositionedLine, before: PositionedLine): boolean {
  const sides = sidesOf(line);
  const [first] = sides?.[0] ?? [];
  const [date] = sides?.[1] ?? [];
  if (!sides || !first || !date || before.text.includes('\t') || !isTime(textOf(sides[1]))) return false;
  if (findRange(before.text) !== null || Math.abs(line.x0 - before.x0) > LEVEL * line.size) return false;
  if (!isAlike(before.runs?.at(-1) ?? before, first)) return false;
  const words = textOf(sides[0]);
  const isNamed = titleScore(words) > 0 || employerScore(words) > 0.5;
  // Words that belong together are not parted at a line's end: all of them had to fit.
  const end = sides[0].at(-1)?.x1 ?? first.x1;
  const hadRoom = before.x1 + SPACE * line.size + end - first.x0 < date.x0 - 0.5;
  return !hadRoom && (isOpen(before.text) || (!isNamed && words.length < 40));
}

/** "2010 – 2014" and beside it "BSc Zoology, University of", below which "Lagos" stands. */
function goesOnBehindDate(line: PositionedLine, before: PositionedLine, edge: number): boolean {
  const sides = sidesOf(before);
  const [first] = sides?.[1] ?? [];
  const [own] = line.runs ?? [];
  if (!sides || !first || !own || line.text.includes('\t') || !isTime(textOf(sides[0]))) return false;
  if (Math.abs(line.x0 - first.x0) > LEVEL * line.size || !isAlike(sides[1].at(-1), own)) return false;
  return before.x1 + firstWordWidth(own) > edge - 0.5 && findRange(line.text) === null;
}
