import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('no-capitals-only', {
    breaks: withLine('CARED FOR 8 ACUTE PATIENTS'),
    words: 'CARED FOR 8 ACUTE PATIENTS',
  });
});
