import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('jobs-named', {
    breaks: withJob({ company: '' }),
  });
  expect(outcome).toEqual(firesAt('jobs-named', null));
});
