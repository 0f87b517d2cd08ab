import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('no-capitals-only', {
    breaks: withLine('CARED FOR 8 ACUTE PATIENTS'),
  });
  expect(outcome).toEqual(firesAt('no-capitals-only', 'CARED FOR 8 ACUTE PATIENTS'));
});
