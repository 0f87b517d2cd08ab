import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('mixed-english', {
    breaks: withLine('Kept the colour charts and the color codes of 8 patients'),
    words: 'color',
  });
});
