import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('passive', {
    breaks: withLine('The rota for 8 nurses was written by the ward team'),
  });
  expect(outcome).toEqual(firesAt('passive', 'was written'));
});
