import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOfVersion, changeSentence } from '../../versions/index.ts';
import { letterDocument, type LetterDocumentInput } from '../document.ts';
import { compareLetters } from './compare-letters.ts';
import { describeLetterChange } from './describe-letter-change.ts';
import { letterParts } from './letter-parts.ts';

const letter = {
  sender: ['Ana Ruiz', 'Austin, TX'],
  recipient: ['Barton Creek'],
  salutation: 'Dear Hiring Manager:',
  paragraphs: ['I lead the night shift on a ward of 32 beds.', 'I would like to hear about your plans.'],
  close: 'Sincerely,',
  signature: 'Ana Ruiz',
};
const content = (change: LetterDocumentInput = {}, other: object = {}) => ({
  title: 'Nurse',
  template: 'modern',
  document: letterDocument({ ...letter, ...change }),
  ...other,
});

it.each([
  ['nothing', content(), ''],
  [
    'a word',
    content({
      paragraphs: ['I lead the day shift on a ward of 32 beds.', 'I would like to hear about your plans.'],
    }),
    '1 paragraph edited',
  ],
  [
    'a paragraph more',
    content({ paragraphs: [...letter.paragraphs, 'Thank you for reading this.'] }),
    '1 paragraph added',
  ],
  ['a paragraph less', content({ paragraphs: letter.paragraphs.slice(0, 1) }), '1 paragraph removed'],
  ['their order', content({ paragraphs: letter.paragraphs.toReversed() }), 'Paragraphs reordered'],
  [
    'all of it',
    content({ paragraphs: ['Machining to close tolerances has been my trade since 2011.'] }),
    'Text rewritten',
  ],
  [
    'who, and the look',
    content({ recipient: ['Ms. Cole', 'Barton Creek'] }, { template: 'classic' }),
    'Recipient changed; layout Classic',
  ],
  ['the country', content({ country: 'de' }), 'Form of the country changed'],
  ['the name', content({}, { title: 'Ward nurse' }), 'Renamed to Ward nurse'],
])('says that %s changed', (_, after, sentence) => {
  const change = changeOfVersion(null, describeLetterChange(content(), after));
  expect(changeSentence(change)).toBe(sentence);
});

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 6 });
const letters = fc
  .record({ sender: texts, recipient: texts, paragraphs: texts, close: fc.string({ maxLength: 20 }) })
  .map((parts) => letterDocument(parts));

it('loses and doubles nothing of either letter', () => {
  const side = (sections: ReturnType<typeof compareLetters>, of: 'before' | 'after') =>
    sections
      .flatMap(({ kind, entries }) =>
        entries.flatMap(({ bullets }) =>
          bullets.flatMap((text) => (text[of] === null ? [] : `${kind} ${text[of]}`)),
        ),
      )
      .toSorted();
  const all = (of: Parameters<typeof letterParts>[0]) =>
    Object.entries(letterParts(of))
      .flatMap(([kind, lines]) => lines.map((line) => `${kind} ${line}`))
      .toSorted();
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const compared = compareLetters(before, after);
      expect(side(compared, 'before')).toEqual(all(before));
      expect(side(compared, 'after')).toEqual(all(after));
      expect(compareLetters(after, after).every(({ change }) => change === 'same')).toBe(true);
    }),
  );
});
