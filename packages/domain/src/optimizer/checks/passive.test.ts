import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('passive', {
    breaks: withLine('The rota for 8 nurses was written by the ward team'),
    words: 'was written',
    also: ['strong-verbs'],
  });
});
