import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('doubled-words', {
    breaks: withLine('Cared for for 8 acute patients a shift'),
    words: 'for for',
  });
});
