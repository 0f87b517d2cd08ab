import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('stuffing', {
    breaks: (cv) => ({
      ...cv,
      summary: `${cv.summary} ${'Phlebotomy every day in Leeds. '.repeat(6).trim()}`,
    }),
  });
  expect(outcome).toEqual(firesAt('stuffing', 'Phlebotomy'));
});
