import { it } from 'vitest';
import { expectMutation, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('email-by-name', {
    breaks: withBasics({ email: 'sunnybunny@example.org' }),
    words: 'sunnybunny@example.org',
  });
});
