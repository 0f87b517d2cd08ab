import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('dates-in-order', {
    breaks: withJob({ start: '2019-02', end: '2015-09' }, 1),
  });
  expect(outcome).toEqual(firesAt('dates-in-order', 'Care Assistant'));
});
