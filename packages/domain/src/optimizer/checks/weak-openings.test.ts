import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('weak-openings', {
    breaks: withLine('Responsible for 8 acute patients a shift'),
    words: 'Responsible for 8 acute patients a shift',
  });
});
