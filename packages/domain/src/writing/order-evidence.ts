import { compareDates, isReadableDate, PRESENT, type ExperienceEntry } from '../cv/index.ts';
import { numberFacts } from './number-facts.ts';
import { comparableWords } from './vocabulary.ts';

const SCOPE =
  /\b(?:team|across|entire|national|international|regional|company-wide|hospital-wide|all|department|now used|first|new)\b/i;
const CHANGED =
  /\bfrom\b.{1,40}\bto\b|\b(?:sav(?:ed|ing)|cut(?:ting)?|reduc(?:ed|ing)|increas(?:ed|ing)|grew|grown|rais(?:ed|ing)|improv(?:ed|ing)|doubled|halved|tripled|fell|dropped|rose|went (?:up|down)|won|down|up|shortened|exceeded|consolidated|automated)\b/i;

/** Whether a statement tells of something that became better, with its figure. */
export function isResult(statement: string): boolean {
  return CHANGED.test(statement) && numberFacts(statement).length > 0;
}

/** How much a statement proves: 4 a result with its figure, 3 a figure, 2 a scope, 1 a tool the person lists, 0 a duty. */
export function evidenceRank(statement: string, skills: readonly string[]): number {
  if (isResult(statement)) return 4;
  if (numberFacts(statement).length > 0) return 3;
  if (SCOPE.test(statement)) return 2;
  const words = new Set(comparableWords(statement));
  return skills.some((skill) => comparableWords(skill).every((word) => words.has(word))) ? 1 : 0;
}

/** Statements with the strongest evidence first; equal ones keep the person's order. */
export function orderStatements(statements: readonly string[], skills: readonly string[]): string[] {
  return statements.toSorted((a, b) => evidenceRank(b, skills) - evidenceRank(a, skills));
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
