import { compareDates } from '../../cv/index.ts';
import { isBreak } from '../../writing/index.ts';
import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

export const newestFirst: Check = {
  id: 'newest-first',
  area: 'ats',
  words: () => ({
    label: say`Newest job first`,
    looksFor: say`Jobs in the order in which they ended, the newest on top`,
    why: say`Recruiters look at the top for what you do now, and applicant tracking systems assume the first job is your current one.`,
  }),
  source: 'Swiff methodology: most recent title; own rule',
  weight: 2,
  run: (cv) =>
    wholeResult(
      cv.jobs.flatMap((job, at) => {
        const before = cv.jobs[at - 1];
        const isLater =
          before !== undefined &&
          !isBreak(job) &&
          before.end !== '' &&
          job.end !== '' &&
          compareDates(job.end, before.end) > 0 &&
          compareDates(job.start, before.start) > 0;
        return isLater
          ? [foundAt(cv, `${job.path}.position`, say`This job is newer than the one above it. Move it up.`)]
          : [];
      }),
    ),
};
