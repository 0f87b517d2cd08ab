import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('jobs-with-lines', {
    breaks: withJob({ bullets: [] }, 1),
  });
  expect(outcome).toEqual(firesAt('jobs-with-lines', 'Care Assistant'));
});
