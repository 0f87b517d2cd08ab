import { expect, it } from 'vitest';
import { firesAt, mutated, withSkills } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('skills-once', {
    breaks: withSkills('Excel'),
  });
  expect(outcome).toEqual(firesAt('skills-once', 'Excel'));
});
