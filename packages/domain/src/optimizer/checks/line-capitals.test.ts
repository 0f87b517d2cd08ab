import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('line-capitals', {
    breaks: withLine('care for 8 acute patients a shift'),
  });
  expect(outcome).toEqual(firesAt('line-capitals', 'care for 8 acute patients a shift'));
});
