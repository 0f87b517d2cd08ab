import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('lines-per-job', {
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
    words: 'Care Assistant',
    also: ['repetition'],
  });
});
