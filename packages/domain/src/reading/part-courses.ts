import { entryOf, isHead, type Entry } from './entry.ts';
import type { Paragraph } from './paragraphs.ts';
import { degreeScore, schoolScore } from './word-scores.ts';

const saysDegree = ({ text }: Paragraph) => degreeScore(text) > 0;
const saysSchool = ({ text }: Paragraph) => schoolScore(text) > 0;
const isWhole = (lines: readonly Paragraph[]) => lines.some(saysDegree) && lines.some(saysSchool);

/** Parts courses of study that stand under one date: each has a degree and a school, and the date is that of its own lines. */
export function partCourses(entry: Entry): Entry[] {
  const below = entry.rest.findIndex((paragraph) => !isHead(paragraph));
  const lines = [...entry.head, ...entry.rest.slice(0, below === -1 ? entry.rest.length : below)];
  const cut = lines.findIndex(
    (line, at) =>
      (saysDegree(line) || saysSchool(line)) && isWhole(lines.slice(0, at)) && isWhole(lines.slice(at)),
  );
  if (cut === -1) return [entry];
  const all = [...entry.head, ...entry.rest];
  const inHead = Math.min(cut, entry.head.length);
  const first = entryOf(all.slice(0, inHead), all.slice(inHead, cut));
  const named = lines.findIndex((_, at) => isWhole(lines.slice(cut, at + 1)));
  const next = Math.max(cut < entry.head.length ? entry.head.length : 0, named + 1);
  return [first, ...partCourses(entryOf(all.slice(cut, next), all.slice(next)))];
}
