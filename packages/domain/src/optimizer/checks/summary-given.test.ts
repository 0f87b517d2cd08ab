import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('summary-given', {
    breaks: (cv) => ({ ...cv, summary: '' }),
    words: null,
  });
});
