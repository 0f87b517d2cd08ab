import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('wordiness', {
    breaks: withLine('Cared for 8 patients in order to help them'),
    words: 'in order to',
  });
});
