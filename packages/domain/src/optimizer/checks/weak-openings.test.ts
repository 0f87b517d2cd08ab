import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('weak-openings', {
    breaks: withLine('Responsible for 8 acute patients a shift'),
  });
  expect(outcome).toEqual(firesAt('weak-openings', 'Responsible for 8 acute patients a shift'));
});
