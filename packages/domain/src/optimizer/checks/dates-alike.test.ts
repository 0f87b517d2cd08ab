import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('dates-alike', {
    breaks: withJob({ start: '2015', end: '2019' }, 1),
    words: 'Care Assistant',
  });
});
