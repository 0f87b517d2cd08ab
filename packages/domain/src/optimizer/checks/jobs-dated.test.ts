import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('jobs-dated', {
    breaks: withJob({ start: '', end: '' }, 1),
    words: null,
  });
});
