import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('email-by-name', {
    breaks: withBasics({ email: 'sunnybunny@example.org' }),
  });
  expect(outcome).toEqual(firesAt('email-by-name', 'sunnybunny@example.org'));
});
