import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('short-lines', {
    breaks: withLine('Admissions'),
  });
  expect(outcome).toEqual(firesAt('short-lines', 'Admissions'));
});
