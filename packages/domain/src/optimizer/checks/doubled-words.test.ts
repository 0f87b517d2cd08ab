import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('doubled-words', {
    breaks: withLine('Cared for for 8 acute patients a shift'),
  });
  expect(outcome).toEqual(firesAt('doubled-words', 'for for'));
});
