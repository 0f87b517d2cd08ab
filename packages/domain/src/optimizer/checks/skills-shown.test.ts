import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('skills-shown', {
    breaks: (cv) => ({
      ...cv,
      skills: ['Phlebotomy', 'JavaScript', 'Kotlin', 'Java', 'Wound care'].map((name) => ({
        name,
        group: '',
      })),
    }),
  });
  expect(outcome).toEqual(firesAt('skills-shown', 'Phlebotomy'));
});
