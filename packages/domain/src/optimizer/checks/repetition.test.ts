import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('repetition', {
    breaks: withJob({
      bullets: [
        'Washed residents',
        'Fed residents',
        'Drove residents',
        'Dressed residents',
        'Walked residents',
        'Visited residents',
        'Called residents',
      ].map((line) => `${line} 8 times`),
    }),
  });
  expect(outcome).toEqual(firesAt('repetition', 'residents'));
});
