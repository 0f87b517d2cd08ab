import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('summary-given', {
    breaks: (cv) => ({ ...cv, summary: '' }),
  });
  expect(outcome).toEqual(firesAt('summary-given', null));
});
