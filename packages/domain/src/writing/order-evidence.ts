import { compareDates, isReadableDate, PRESENT, type ExperienceEntry } from '../cv/index.ts';
import { numberFacts } from './number-facts.ts';
import { comparableWords } from './vocabulary.ts';

const SCOPE =
  /\b(?:across|entire|whole|nationwide|national|international|regional|worldwide|\w+-wide|cross-functional|every (?:site|branch|store|ward)|department|departments|board)\b/i;
// "BS 7671", "grade 7", "Level 3", "B12": the number is part of a name.
const NAMED =
  /(?:\b\p{Lu}{2,}|\b(?:[Ll]evel|[Gg]rades?|[Cc]lass|[Ss]tage|[Pp]hase|[Vv]ersion|[Ee]dition|[Pp]art|[Yy]ear|[Ww]indows|[Oo]ffice|[Tt]ype|[Ss]ection|[Uu]nit))\s$|\p{L}-?$/u;

/** Whether a statement gives a figure that measures something: not a bare year, nor the number of a norm or level. */
export function hasFigure(statement: string): boolean {
  return numberFacts(statement).some(({ value, words, start }) => {
    const before = statement.slice(Math.max(0, start - 12), start);
    if (/^(?:19|20)\d{2}$/.test(words) && value >= 1950) return false;
    return !(/^\d+$/.test(words) && NAMED.test(before));
  });
}

const CHANGED =
  /\bfrom\b.{1,40}\bto\b|\b(?:sav(?:ed|ing)|cut(?:ting)?|reduc(?:ed|ing)|increas(?:ed|ing)|grew|grown|rais(?:ed|ing)|improv(?:ed|ing)|doubl(?:ed|ing)|halv(?:ed|ing)|tripl(?:ed|ing)|fell|dropped|rose|went (?:up|down)|won|down|up|shortened|exceeded|consolidated|automated|brought)\b/i;

/** Whether a statement tells of something that became better, with its figure. */
export function isResult(statement: string): boolean {
  return CHANGED.test(statement) && hasFigure(statement);
}

/** How much a statement proves: 4 a result with its figure, 3 a figure, 2 a scope, 1 a tool the person lists, 0 a duty. */
export function evidenceRank(statement: string, skills: readonly string[]): number {
  if (hasFigure(statement)) return CHANGED.test(statement) ? 4 : 3;
  if (SCOPE.test(statement)) return 2;
  const words = new Set(comparableWords(statement));
  return skills.some((skill) => {
    const wanted = comparableWords(skill);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  })
    ? 1
    : 0;
}

/** Statements with the strongest evidence first; equal ones keep the person's order. */
export function orderStatements(statements: readonly string[], skills: readonly string[]): string[] {
  return statements
    .map((statement) => ({ statement, rank: evidenceRank(statement, skills) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ statement }) => statement);
}

/** Jobs newest first where every job has a date that can be read, otherwise in the person's order. Gives old indexes. */
export function orderJobs(jobs: readonly ExperienceEntry[]): number[] {
  const order = jobs.map((_job, at) => at);
  const ends = jobs.map(({ start, end }) => (end === '' ? start : end));
  if (!ends.every((end) => end === PRESENT || isReadableDate(end))) return order;
  return order.toSorted(
    (a, b) =>
      compareDates(ends[b] ?? '', ends[a] ?? '') || compareDates(jobs[b]?.start ?? '', jobs[a]?.start ?? ''),
  );
}
