import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('repetition', {
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
    words: 'residents',
    also: ['outcomes', 'skills-shown'],
  });
});
