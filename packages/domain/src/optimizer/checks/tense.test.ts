import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('tense', {
    breaks: withLine('Wash and dress the 12 residents', 1),
  });
  expect(outcome).toEqual(firesAt('tense', 'Wash and dress the 12 residents'));
});
