import { it } from 'vitest';
import { expectMutation, withSkills } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('tool-names', {
    breaks: withSkills('javascript'),
    words: 'javascript',
  });
});
