import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('tense', {
    breaks: withLine('Wash and dress the 12 residents', 1),
    words: 'Wash and dress the 12 residents',
  });
});
