import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterDocument } from '../document.ts';
import { normaliseLetter } from '../text-form.ts';
import { letterMergeChanges, mergeLetters, nextLetterBase } from './merge-letters.ts';

const base = letterDocument({
  sender: ['Ana Ruiz', 'Austin, TX'],
  salutation: 'Dear Ms. Cole:',
  paragraphs: ['I lead the night shift on a ward of 32 beds.', 'I would like to hear about your plans.'],
});
const edited = {
  ...base,
  paragraphs: ['I lead the night shift on a quiet ward of 32 beds.', base.paragraphs[1] ?? ''],
};
const next = {
  ...base,
  salutation: 'Dear Ms. Laura Cole:',
  paragraphs: ['I lead the day shift on a ward of 32 beds.', 'I would be glad to hear about your plans.'],
};

it('leaves a paragraph that was edited and takes the rest', () => {
  expect(mergeLetters({ base, edited, next })).toEqual({
    ...next,
    paragraphs: [edited.paragraphs[0], next.paragraphs[1]],
  });
  expect(
    letterMergeChanges({ base, edited, next }).map(({ section, isEdited }) => [section, isEdited]),
  ).toEqual([
    ['text', true],
    ['text', false],
    ['salutation', false],
  ]);
});

const line = fc.constantFrom(
  'I lead a ward of 32 beds.',
  'I trained two nurses.',
  'Thank you for reading this.',
  'X',
);
const letters = fc
  .record({
    sender: fc.uniqueArray(line, { maxLength: 3 }),
    subject: fc.constantFrom('Ward nurse', 'Charge nurse'),
    // No letter says the same paragraph twice.
    paragraphs: fc.uniqueArray(line, { maxLength: 4 }),
    close: fc.constantFrom('Sincerely,', 'Best regards,'),
  })
  .map((parts) => normaliseLetter(letterDocument(parts)));

it('is the generated letter where nothing was touched, the edited one where nothing is taken, and settles', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(5), (was, now, at) => {
      expect(mergeLetters({ base: was, edited: was, next: now })).toEqual(now);
      const mine = normaliseLetter({
        ...was,
        paragraphs: was.paragraphs.map((words, place) => (place === at ? `${words} By my own hand.` : words)),
      });
      expect(mergeLetters({ base: was, edited: mine, next: now }, () => false)).toEqual(mine);
      const merged = mergeLetters({ base: was, edited: mine, next: now });
      const own = mine.paragraphs.filter((words) => words.endsWith('hand.'));
      for (const words of own) expect(merged.paragraphs).toContain(words);
      const settled = nextLetterBase(was, mine, merged);
      expect(mergeLetters({ base: settled, edited: merged, next: now })).toEqual(merged);
    }),
  );
});
