import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('vague-words', {
    breaks: withLine('Cared for various patients, 8 a shift'),
    words: 'various',
  });
});
