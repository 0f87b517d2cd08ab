import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('jobs-named', {
    breaks: withJob({ company: '' }),
    words: null,
  });
});
