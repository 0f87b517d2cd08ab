import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('strong-verbs', {
    breaks: withLine('Prep, breakfast service, deep cleaning'),
    words: 'Prep, breakfast service, deep cleaning',
  });
});
