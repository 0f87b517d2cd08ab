import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('email-given', {
    breaks: withBasics({ email: 'maren.okafor@example' }),
  });
  expect(outcome).toEqual(firesAt('email-given', 'Email: maren.okafor@example'));
});
