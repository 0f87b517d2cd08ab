import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('skills-listed', {
    breaks: (cv) => ({ ...cv, skills: cv.skills.slice(0, 2) }),
    words: null,
  });
});
