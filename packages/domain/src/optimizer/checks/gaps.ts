import { monthsBetween, PRESENT } from '../../cv/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt, type Job } from '../prepared-cv.ts';

const LEAST_MONTHS = 18;

/** Months between the end of all earlier jobs and the beginning of a job. */
function gapBefore(job: Job, jobs: readonly Job[], today: string): number | null {
  const gaps = jobs
    .filter((other) => other !== job)
    .map((other) => {
      const began = monthsBetween(other.start, job.start, today) ?? 0;
      const end = other.end === PRESENT ? today : other.end;
      return began === 0 ? null : monthsBetween(end, job.start, today);
    })
    .filter((months) => months !== null);
  return gaps.length === 0 ? null : Math.min(...gaps);
}

export const gaps: Check = {
  id: 'gaps',
  area: 'ats',
  label: 'Time between jobs',
  looksFor: `More than ${LEAST_MONTHS} months between two jobs that nothing accounts for`,
  why: 'Nobody owes a reason. A line such as “Family care, 2019 to 2021” keeps a reader from guessing.',
  source: 'ResumeGeni checks chronology and gaps; the limit is ours',
  weight: 1,
  run: (cv) =>
    wholeResult(
      cv.jobs.flatMap((job) => {
        const months = gapBefore(job, cv.jobs, cv.today);
        const isStudy = cv.document.education.some(
          ({ end }) =>
            end.slice(0, 4) !== '' && Math.abs(Number(end.slice(0, 4)) - Number(job.start.slice(0, 4))) <= 1,
        );
        if (months === null || months < LEAST_MONTHS || isStudy) return [];
        const years = Math.round((10 * months) / 12) / 10;
        return [
          foundAt(
            cv,
            `${job.path}.position`,
            `About ${years} years before this job are not accounted for. If you like, add a line for them.`,
          ),
        ];
      }),
    ),
};
