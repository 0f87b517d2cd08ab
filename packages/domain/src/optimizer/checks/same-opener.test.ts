import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('same-opener', {
    breaks: withJob({
      bullets: [
        'Trained 18 nurses',
        'Trained 6 porters by night',
        'Trained 4 volunteers, saving 200 pounds',
        'Trained 2 doctors in wound care',
      ],
    }),
  });
  expect(outcome).toEqual(firesAt('same-opener', 'Trained 2 doctors in wound care'));
});
