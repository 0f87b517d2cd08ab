import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('jobs-with-lines', {
    breaks: withJob({ bullets: [] }, 1),
    words: 'Care Assistant',
  });
});
