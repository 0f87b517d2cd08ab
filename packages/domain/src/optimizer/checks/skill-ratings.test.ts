import { expect, it } from 'vitest';
import { firesAt, mutated, withSkills } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('skill-ratings', {
    breaks: withSkills('Word 80%'),
  });
  expect(outcome).toEqual(firesAt('skill-ratings', 'Word 80%'));
});
