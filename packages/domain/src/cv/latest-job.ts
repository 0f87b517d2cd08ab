import type { ExperienceEntry } from './document.ts';

/** When a job ended, later ones after others: a current one last, else by its end; '' where it has no dates. */
const endOf = ({ start, end }: ExperienceEntry) =>
  end === 'present' ? `present ${start}` : end === '' ? start : end;

/** The job of a CV that is the latest by its dates, in whatever order the CV lists them; the first where dates do not tell. Null where there is none. */
export function latestJob(jobs: readonly ExperienceEntry[]): ExperienceEntry | null {
  return jobs.reduce<ExperienceEntry | null>(
    (latest, job) => (latest === null || endOf(job) > endOf(latest) ? job : latest),
    null,
  );
}
