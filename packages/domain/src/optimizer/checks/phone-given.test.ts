import { it } from 'vitest';
import { expectMutation, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('phone-given', {
    breaks: withBasics({ phone: '0113' }),
    words: 'Phone: 0113',
  });
});
