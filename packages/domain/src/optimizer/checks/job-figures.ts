import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';
import { readsFigures, statesFigure } from '../states-figure.ts';

const NEWEST = 2;
const LEAST_LINES = 2;

export const jobFigures: Check = {
  id: 'job-figures',
  area: 'impact',
  words: () => ({
    label: say`A figure in each recent job`,
    looksFor: say`Your ${NEWEST} newest jobs without one figure`,
    why: say`Your newest jobs matter most; that’s where readers look for proof.`,
  }),
  source: 'VMock and Swiff weigh recent impact; own limits',
  weight: 4,
  run(cv) {
    if (!cv.isEnglish && !readsFigures(cv.language)) return null;
    const jobs = cv.jobs.slice(0, NEWEST).filter(({ bullets }) => bullets.length >= LEAST_LINES);
    return shareResult(
      jobs
        .filter(({ bullets }) => !bullets.some((line) => statesFigure(line)))
        .map(({ path }) =>
          foundAt(cv, `${path}.position`, say`No line of this job has a figure. Which one could you add?`),
        ),
      jobs.length,
    );
  },
};
