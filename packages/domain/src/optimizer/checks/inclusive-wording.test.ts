import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('inclusive-wording', {
    breaks: withLine('Led a manpower plan for 8 nurses'),
  });
  expect(outcome).toEqual(firesAt('inclusive-wording', 'manpower'));
});
