import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('grammar', {
    breaks: withLine('Cared for a elderly patient and 8 others'),
    words: 'a',
  });
});
