import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('cliches', {
    breaks: withLine('Worked as a team player with 8 nurses'),
    words: 'team player',
  });
});
