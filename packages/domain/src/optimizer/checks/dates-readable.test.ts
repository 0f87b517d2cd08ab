import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('dates-readable', {
    breaks: withJob({ start: 'when the war ended', end: '' }, 1),
    also: ['jobs-dated'],
  });
  expect(outcome).toEqual(firesAt('dates-readable', 'when the war ended'));
});
