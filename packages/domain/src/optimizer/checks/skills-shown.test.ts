import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('skills-shown', {
    breaks: (cv) => ({
      ...cv,
      skills: ['Phlebotomy', 'JavaScript', 'Kotlin', 'Java', 'Wound care'].map((name) => ({
        name,
        group: '',
      })),
    }),
    words: 'Phlebotomy',
  });
});
