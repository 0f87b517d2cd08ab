import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('stuffing', {
    breaks: (cv) => ({
      ...cv,
      summary: `${cv.summary} ${'Phlebotomy every day in Leeds. '.repeat(6).trim()}`,
    }),
    words: 'Phlebotomy',
    also: ['repetition', 'same-opening'],
  });
});
