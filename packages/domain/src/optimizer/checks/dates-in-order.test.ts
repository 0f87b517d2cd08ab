import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('dates-in-order', {
    breaks: withJob({ start: '2019-02', end: '2015-09' }, 1),
    words: 'Care Assistant',
    also: ['gaps'],
  });
});
