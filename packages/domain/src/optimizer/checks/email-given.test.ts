import { it } from 'vitest';
import { expectMutation, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('email-given', {
    breaks: withBasics({ email: 'maren.okafor@example' }),
    words: 'Email: maren.okafor@example',
  });
});
