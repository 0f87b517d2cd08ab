import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('plain-characters', {
    breaks: withLine('Care for 8 acute patients a shift 🎉'),
    words: '🎉',
  });
});
