import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('grammar', {
    breaks: withLine('Cared for a elderly patient and 8 others'),
  });
  expect(outcome).toEqual(firesAt('grammar', 'a'));
});
