import { monthsBetween, PRESENT, type ExperienceEntry } from '../cv/index.ts';
import { isBreak } from './years-of-experience.ts';

/**
 * Whole years that jobs cover by their stated dates, overlaps counted once and breaks left out; null where none can be
 * read. `today` is "YYYY-MM".
 */
export function yearsOfWork(jobs: readonly ExperienceEntry[], today: string): number | null {
  const START = '1900-01';
  const covered = new Set<number>();
  for (const job of jobs) {
    const end = job.end === PRESENT ? today : job.end;
    const [from, to] = [monthsBetween(START, job.start, today), monthsBetween(START, end, today)];
    if (isBreak(job) || from === null || to === null) continue;
    for (let month = from; month < to; month += 1) covered.add(month);
  }
  return covered.size === 0 ? null : Math.floor(covered.size / 12);
}
