import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('cliches', {
    breaks: withLine('Worked as a team player with 8 nurses'),
  });
  expect(outcome).toEqual(firesAt('cliches', 'team player'));
});
