import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('wordiness', {
    breaks: withLine('Cared for 8 patients in order to help them'),
  });
  expect(outcome).toEqual(firesAt('wordiness', 'in order to'));
});
