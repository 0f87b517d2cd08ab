import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('figures', {
    breaks: (cv) =>
      withJob({
        bullets: [
          'Cared for patients after surgery',
          'Trained nurses, who won a prize',
          'Rewrote the handover sheet',
          'Dressed wounds, reducing infections',
        ],
      })(withJob({ bullets: ['Washed residents', 'Planned outings', 'Kept records'] }, 1)(cv)),
    also: ['job-figures', 'short-lines', 'length'],
  });
  expect(outcome).toEqual(firesAt('figures', 'Cared for patients after surgery'));
});
