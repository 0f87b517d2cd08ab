import { expect, it } from 'vitest';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('advert-words', {
    breaks: withLine('Keep the rota for 8 nurses in JS'),
    more: { advert: 'Staff Nurse\nRequirements:\n- JavaScript' },
  });
  expect(outcome).toEqual(firesAt('advert-words', 'JS'));
});
