import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('job-figures', {
    breaks: withJob(
      { bullets: ['Washed residents, reducing sores', 'Planned outings, saving coach hire'] },
      1,
    ),
    words: 'Care Assistant',
  });
});
