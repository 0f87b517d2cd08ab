import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('strong-verbs', {
    breaks: withLine('Food safety, breakfast service, deep cleaning'),
  });
  expect(outcome).toEqual(firesAt('strong-verbs', 'Food safety, breakfast service, deep cleaning'));
});
