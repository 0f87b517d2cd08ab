import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('short-lines', {
    breaks: withLine('Admissions'),
    words: 'Admissions',
  });
});
