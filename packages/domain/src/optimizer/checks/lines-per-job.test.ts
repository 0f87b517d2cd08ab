import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('lines-per-job', {
    breaks: (cv) =>
      withJob(
        {
          bullets: [
            ...(cv.experience[1]?.bullets ?? []),
            ...['Cooked', 'Baked', 'Mended', 'Sewed', 'Drove', 'Cleaned', 'Painted'].map(
              (did) => `${did} for 30 residents a week`,
            ),
          ],
        },
        1,
      )(cv),
    also: ['repetition'],
  });
  expect(outcome).toEqual(firesAt('lines-per-job', 'Care Assistant'));
});
