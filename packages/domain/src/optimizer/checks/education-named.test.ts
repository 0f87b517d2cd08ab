import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('education-named', {
    breaks: (cv) => ({ ...cv, education: cv.education.map((one) => ({ ...one, institution: '' })) }),
  });
  expect(outcome).toEqual(firesAt('education-named', null));
});
