import { expect, it } from 'vitest';
import { firesAt, mutated, withSkills } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('tool-names', {
    breaks: withSkills('javascript'),
  });
  expect(outcome).toEqual(firesAt('tool-names', 'javascript'));
});
