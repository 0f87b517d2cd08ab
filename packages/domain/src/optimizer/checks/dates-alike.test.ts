import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('dates-alike', {
    breaks: withJob({ start: '2015', end: '2019' }, 1),
  });
  expect(outcome).toEqual(firesAt('dates-alike', 'Care Assistant'));
});
