import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('summary-length', {
    breaks: (cv) => ({ ...cv, summary: `${'Works on acute wards in Leeds. '.repeat(20)}`.trim() }),
    words: 'Works on acute wards in Leeds. '.repeat(20).trim(),
    also: ['repetition'],
  });
});
