import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('summary-specific', {
    breaks: (cv) => ({ ...cv, summary: 'Caring person who likes working with others.' }),
    words: 'Caring person who likes working with others.',
  });
});
