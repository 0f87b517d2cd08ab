import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('advert-coverage', {
    breaks: (cv) => ({
      ...withLine('Cared for 8 patients a shift')(cv),
      skills: cv.skills.filter(({ name }) => name !== 'Medication rounds'),
      experience: withLine('Care for 8 acute patients a shift')(cv).experience.map((job) => ({
        ...job,
        bullets: job.bullets.filter((line) => !/medication/iu.test(line)),
      })),
    }),
    more: { advert: 'Staff Nurse\nRequirements:\n- Wound care\n- Medication rounds' },
  });
  expect(outcome).toEqual(firesAt('advert-coverage', null));
});
