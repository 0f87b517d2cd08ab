import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('inclusive-wording', {
    breaks: withLine('Led a manpower plan for 8 nurses'),
    words: 'manpower',
  });
});
