import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('line-capitals', {
    breaks: withLine('care for 8 acute patients a shift'),
    words: 'care for 8 acute patients a shift',
  });
});
