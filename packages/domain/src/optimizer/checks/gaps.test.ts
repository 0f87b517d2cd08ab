import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('gaps', {
    breaks: (cv) => withJob({ start: '2022-03' })({ ...cv, education: [] }),
    words: 'Staff Nurse',
    also: ['sections'],
  });
});
