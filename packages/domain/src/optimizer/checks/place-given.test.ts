import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('place-given', {
    breaks: withBasics({ location: '' }),
  });
  expect(outcome).toEqual(firesAt('place-given', null));
});
