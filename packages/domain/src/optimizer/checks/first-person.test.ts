import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('first-person', {
    breaks: withLine('I care for 8 acute patients a shift'),
    words: 'I care for 8 acute patients a shift',
  });
});
