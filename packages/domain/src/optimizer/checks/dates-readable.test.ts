import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('dates-readable', {
    breaks: withJob({ start: 'when the war ended', end: '' }, 1),
    words: 'when the war ended',
    also: ['jobs-dated'],
  });
});
