import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('skills-listed', {
    breaks: (cv) => ({ ...cv, skills: cv.skills.slice(0, 2) }),
  });
  expect(outcome).toEqual(firesAt('skills-listed', null));
});
