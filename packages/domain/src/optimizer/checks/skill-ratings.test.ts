import { it } from 'vitest';
import { expectMutation, withSkills } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('skill-ratings', {
    breaks: withSkills('Word 80%'),
    words: 'Word 80%',
  });
});
