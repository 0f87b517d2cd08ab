import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('mixed-english', {
    breaks: withLine('Kept the colour charts and the color codes of 8 patients'),
  });
  expect(outcome).toEqual(firesAt('mixed-english', 'color'));
});
