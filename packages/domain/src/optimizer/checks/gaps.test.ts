import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('gaps', {
    breaks: (cv) => withJob({ start: '2022-03' })({ ...cv, education: [] }),
    also: ['sections'],
  });
  expect(outcome).toEqual(firesAt('gaps', 'Staff Nurse'));
});
