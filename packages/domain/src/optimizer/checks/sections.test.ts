import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('sections', {
    breaks: (cv) => ({ ...cv, education: [] }),
  });
  expect(outcome).toEqual(firesAt('sections', null));
});
