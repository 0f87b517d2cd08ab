import { it } from 'vitest';
import { expectMutation, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('advert-words', {
    breaks: withLine('Keep the rota for 8 nurses in JS'),
    words: 'JS',
    also: ['skills-shown'],
    more: { advert: 'Staff Nurse\nRequirements:\n- JavaScript' },
  });
});
