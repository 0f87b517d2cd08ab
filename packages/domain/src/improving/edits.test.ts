import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { applyEdits, proposedEdits } from './edits.ts';
import { wordEdits } from './word-edits.ts';

it('turns one text into the other, and back', () => {
  const words = fc
    .array(fc.constantFrom('a', 'bee', 'sea.', 'I', 'led', '12', '\n', 'ward,'), { maxLength: 20 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(applyEdits(before, wordEdits(before, after))).toBe(after);
      expect(applyEdits(after, wordEdits(after, before))).toBe(before);
    }),
  );
});

it('takes each change by itself', () => {
  const [first, second] = wordEdits('I led a big team in May.', 'I led a small team in June.');
  if (!first || !second) throw new Error('two changes expected');
  expect(applyEdits('I led a big team in May.', [second])).toBe('I led a big team in June.');
});

it('closes the gap where words go, and begins the sentence anew', () => {
  const text = 'Needless to say, we worked basically at night. It was actually quiet, in order to hear.';
  expect(applyEdits(text, proposedEdits(text, checkText(text)))).toBe(
    'We worked at night. It was quiet, to hear.',
  );
});
