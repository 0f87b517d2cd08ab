import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('vague-words', {
    breaks: withLine('Cared for various patients, 8 a shift'),
  });
  expect(outcome).toEqual(firesAt('vague-words', 'various'));
});
