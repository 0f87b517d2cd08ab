import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('same-opener', {
    breaks: withJob({
      bullets: [
        'Trained 18 nurses',
        'Trained 6 porters by night',
        'Trained 4 volunteers, saving 200 pounds',
        'Trained 2 doctors in wound care',
      ],
    }),
    words: 'Trained 2 doctors in wound care',
    also: ['skills-shown', 'repetition', 'same-opening'],
  });
});
