import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('newest-first', {
    breaks: (cv) => ({ ...cv, experience: cv.experience.toReversed() }),
    words: 'Care Assistant',
    also: ['tense'],
  });
});
