import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('name-given', {
    breaks: withBasics({ name: '' }),
  });
  expect(outcome).toEqual(firesAt('name-given', null));
});
