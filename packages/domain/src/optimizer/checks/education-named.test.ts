import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('education-named', {
    breaks: (cv) => ({ ...cv, education: cv.education.map((one) => ({ ...one, institution: '' })) }),
    words: null,
  });
});
