import { expect, it } from 'vitest';
import { firesAt, mutated, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('links-complete', {
    breaks: withBasics({ links: [{ label: 'LinkedIn', url: 'linkedin.com/in/' }] }),
  });
  expect(outcome).toEqual(firesAt('links-complete', 'linkedin.com/in/'));
});
