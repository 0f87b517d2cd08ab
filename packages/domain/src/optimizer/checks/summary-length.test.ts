import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('summary-length', {
    breaks: (cv) => ({ ...cv, summary: `${'Works on acute wards in Leeds. '.repeat(20)}`.trim() }),
  });
  expect(outcome).toEqual(firesAt('summary-length', 'Works on acute wards in Leeds. '.repeat(20).trim()));
});
