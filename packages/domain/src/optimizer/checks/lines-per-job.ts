import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const MOST = 9;

export const linesPerJob: Check = {
  id: 'lines-per-job',
  area: 'readability',
  label: 'Lines in a job',
  looksFor: `Jobs of more than ${MOST} lines`,
  why: 'The best lines get lost among the others.',
  source: 'Own limit, after advice of three to six lines a job',
  weight: 8,
  run: (cv) =>
    shareResult(
      cv.jobs
        .filter(({ bullets }) => bullets.length > MOST)
        .map(({ path, bullets }) =>
          foundAt(cv, `${path}.position`, `${bullets.length} lines. Keep the strongest five or six.`),
        ),
      cv.jobs.length,
    ),
};
