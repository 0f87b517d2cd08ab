import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('phone-given', {
    breaks: withBasics({ phone: '0113' }),
  });
  expect(outcome).toEqual(firesAt('phone-given', 'Phone: 0113'));
});
