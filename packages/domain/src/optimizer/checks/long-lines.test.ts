import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('long-lines', {
    breaks: withLine(
      'Care for 8 acute patients a shift, four of them after surgery, with all that this takes of washing, dressing, feeding and talking to them and to the families who sit with them through the night',
    ),
    words:
      'Care for 8 acute patients a shift, four of them after surgery, with all that this takes of washing, dressing, feeding and talking to them and to the families who sit with them through the night',
  });
});
