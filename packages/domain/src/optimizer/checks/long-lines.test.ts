import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('long-lines', {
    breaks: withLine(
      'Care for 8 acute patients a shift, four of them after surgery, with all that this takes of washing, dressing, feeding and talking to them and to the families who sit with them through the night',
    ),
  });
  expect(outcome).toEqual(
    firesAt(
      'long-lines',
      'Care for 8 acute patients a shift, four of them after surgery, with all that this takes of washing, dressing, feeding and talking to them and to the families who sit with them through the night',
    ),
  );
});
