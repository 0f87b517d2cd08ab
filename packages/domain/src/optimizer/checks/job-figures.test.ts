import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('job-figures', {
    breaks: withJob(
      { bullets: ['Washed residents, reducing sores', 'Planned outings, saving coach hire'] },
      1,
    ),
  });
  expect(outcome).toEqual(firesAt('job-figures', 'Care Assistant'));
});
