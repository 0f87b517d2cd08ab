import { plural, say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const MOST = 9;

export const linesPerJob: Check = {
  id: 'lines-per-job',
  area: 'readability',
  words: () => ({
    label: say`Lines in a job`,
    looksFor: say`Jobs of more than ${MOST} lines`,
    why: say`The best lines get lost among the others.`,
  }),
  source: 'Own limit, after advice of three to six lines a job',
  weight: 8,
  run: (cv) =>
    shareResult(
      cv.jobs
        .filter(({ bullets }) => bullets.length > MOST)
        .map(({ path, bullets }) =>
          foundAt(
            cv,
            `${path}.position`,
            say`${plural(bullets.length, { one: '# line', other: '# lines' })}. Keep the strongest five or six.`,
          ),
        ),
      cv.jobs.length,
    ),
};
