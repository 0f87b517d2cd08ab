import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('summary-specific', {
    breaks: (cv) => ({ ...cv, summary: 'Caring person who likes working with others.' }),
  });
  expect(outcome).toEqual(firesAt('summary-specific', 'Caring person who likes working with others.'));
});
