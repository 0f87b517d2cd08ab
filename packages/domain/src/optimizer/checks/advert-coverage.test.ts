import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('advert-coverage', {
    breaks: (cv) => ({
      ...withLine('Cared for 8 patients a shift')(cv),
      skills: cv.skills.filter(({ name }) => name !== 'Medication rounds'),
      experience: withLine('Care for 8 acute patients a shift')(cv).experience.map((job) => ({
        ...job,
        bullets: job.bullets.filter((line) => !line.includes('medication rounds')),
      })),
    }),
    words: null,
    also: ['outcomes', 'skills-shown'],
    more: { advert: 'Staff Nurse\nRequirements:\n- Wound care\n- Medication rounds' },
  });
});
