import { compareDates, PRESENT } from '../../cv/index.ts';
import { isBreak } from '../../writing/index.ts';
import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const RECENT_YEARS = 10;

export const jobsWithLines: Check = {
  id: 'jobs-with-lines',
  area: 'impact',
  words: () => ({
    label: say`Jobs with details`,
    looksFor: say`At least one line in each job of the last ${RECENT_YEARS} years`,
    why: say`A title alone does not say what you can do.`,
  }),
  source: 'Candor’s own rule',
  weight: 5,
  run(cv) {
    const since = `${Number(cv.today.slice(0, 4)) - RECENT_YEARS}${cv.today.slice(4)}`;
    const recent = cv.jobs.filter(
      ({ end, start }) => end === PRESENT || (end === '' ? start !== '' : compareDates(end, since) > 0),
    );
    const recentJobs = recent.filter((job) => !isBreak(job));
    return shareResult(
      recentJobs
        .filter(({ bullets }) => bullets.length === 0)
        .map(({ path }) => foundAt(cv, `${path}.position`, say`Say what you did here: one to four lines.`)),
      recentJobs.length,
    );
  },
};
