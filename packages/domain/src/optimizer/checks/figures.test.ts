import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('figures', {
    breaks: (cv) =>
      withJob({
        bullets: [
          'Cared for patients after surgery',
          'Trained nurses, who won a prize',
          'Rewrote the handover sheet',
          'Dressed wounds, reducing infections',
        ],
      })(withJob({ bullets: ['Washed residents', 'Planned outings', 'Kept records'] }, 1)(cv)),
    words: 'Cared for patients after surgery',
    also: ['job-figures', 'short-lines', 'skills-shown', 'length'],
  });
});
