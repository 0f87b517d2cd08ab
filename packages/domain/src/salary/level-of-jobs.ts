import { isBreak, yearsOfWork } from '../writing/index.ts';
import type { ExperienceEntry } from '../cv/index.ts';
import { levelOfYears, type ExperienceLevel } from './level.ts';

/** The words of a title, without what stands in brackets or behind a comma. */
const wordsOf = (title: string) =>
  title
    .replace(/[(,/|].*$/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Titles are of one kind of work where they end in the same word: "Staff Nurse" and "Charge nurse". */
const isLike = (a: string, b: string) => wordsOf(a).at(-1) === wordsOf(b).at(-1);

/** Years of work of the kind of a position, by the dates of the jobs; null where none is like it, or no dates can be read. */
export function yearsAs(jobs: readonly ExperienceEntry[], position: string, today: string): number | null {
  const like = jobs.filter((job) => !isBreak(job) && isLike(job.position, position));
  return like.length === 0 ? null : yearsOfWork(like, today);
}

/** The level that jobs show for a position, by the years of that kind of work; null where those are not known. */
export function levelOfJobs(
  jobs: readonly ExperienceEntry[],
  position: string,
  today: string,
): ExperienceLevel | null {
  const years = yearsAs(jobs, position, today);
  return years === null ? null : levelOfYears(years);
}
