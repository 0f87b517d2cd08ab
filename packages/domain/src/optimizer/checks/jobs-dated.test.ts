import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('jobs-dated', {
    breaks: withJob({ start: '', end: '' }, 1),
  });
  expect(outcome).toEqual(firesAt('jobs-dated', null));
});
