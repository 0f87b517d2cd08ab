import { isBreak, yearsOfWork } from '../writing/index.ts';
import type { ExperienceEntry } from '../cv/index.ts';
import { levelOfYears, type ExperienceLevel } from './level.ts';

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Titles are of one kind of work where they end in the same word: "Staff Nurse" and "Charge nurse". */
const isLike = (a: string, b: string) => wordsOf(a).at(-1) === wordsOf(b).at(-1);

/**
 * The level that jobs show for a position: by the years of that kind of work. Null where none is like it, or no dates can be
 * read. `today` is "YYYY-MM".
 */
export function levelOfJobs(
  jobs: readonly ExperienceEntry[],
  position: string,
  today: string,
): ExperienceLevel | null {
  const like = jobs.filter((job) => !isBreak(job) && isLike(job.position, position));
  const years = like.length === 0 ? null : yearsOfWork(like, today);
  return years === null ? null : levelOfYears(years);
}
