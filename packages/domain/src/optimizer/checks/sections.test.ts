import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('sections', {
    breaks: (cv) => ({ ...cv, education: [] }),
    words: null,
  });
});
