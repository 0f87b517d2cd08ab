import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('newest-first', {
    breaks: (cv) => ({ ...cv, experience: cv.experience.toReversed() }),
  });
  expect(outcome).toEqual(firesAt('newest-first', 'Care Assistant'));
});
