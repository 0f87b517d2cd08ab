import { it } from 'vitest';
import { expectMutation, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('name-given', {
    breaks: withBasics({ name: '' }),
    words: null,
  });
});
