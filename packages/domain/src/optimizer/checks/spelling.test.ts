import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('spelling', {
    breaks: withLine('Recieved 8 acute patients a shift'),
    words: 'Recieved',
  });
});
