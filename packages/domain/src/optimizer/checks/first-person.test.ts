import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('first-person', {
    breaks: withLine('I care for 8 acute patients a shift'),
  });
  expect(outcome).toEqual(firesAt('first-person', 'I care for 8 acute patients a shift'));
});
