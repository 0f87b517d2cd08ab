import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('plain-characters', {
    breaks: withLine('Care for 8 acute patients a shift 🎉'),
  });
  expect(outcome).toEqual(firesAt('plain-characters', '🎉'));
});
