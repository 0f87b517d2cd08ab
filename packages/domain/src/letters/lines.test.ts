import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterDocument } from './document.ts';
import { isLetterLineParted, letterLinesOf, withLetterLines, withMovedLetterLine } from './lines.ts';

const letter = letterDocument({
  sender: ['Ana Ruiz', '4 Mill Lane', 'ana@example.org'],
  date: '29 November 2026',
  recipient: ['Ms Cole', 'Riverside Hospital'],
  subject: 'Staff Nurse',
  salutation: 'Dear Ms Cole',
  paragraphs: ['I kept the night log for six years.', 'I can start in March.'],
  close: 'Yours sincerely',
  signature: 'Ana Ruiz',
  enclosures: ['CV', 'References (two, sealed)'],
});

it('changes each line where it stands, and nothing else', () => {
  const paths = [...letterLinesOf(letter).keys()];
  expect(paths).toHaveLength(13);
  for (const path of paths) {
    const before = letterLinesOf(letter);
    const after = letterLinesOf(withLetterLines(letter, path, ['Other words']));
    expect([...after.keys()]).toEqual(paths);
    for (const [at, text] of after) expect(text).toBe(at === path ? 'Other words' : before.get(at));
  }
});

it('parts a paragraph and a line of an address, and takes one away', () => {
  const parted = withLetterLines(letter, 'paragraphs.0', ['I kept the night log', ' for six years. ']);
  expect(parted.paragraphs).toEqual(['I kept the night log', 'for six years.', 'I can start in March.']);
  expect(withLetterLines(letter, 'paragraphs.1', ['']).paragraphs).toEqual([letter.paragraphs[0]]);
  expect(withLetterLines(letter, 'recipient.1', ['Riverside', 'Hospital']).recipient).toEqual([
    'Ms Cole',
    'Riverside',
    'Hospital',
  ]);
  expect(withLetterLines(letter, 'sender.9', ['x'])).toEqual(letter);
  expect(withLetterLines(letter, 'words', ['local'])).toEqual(letter);
});

it('moves a paragraph or a line of an address among its like, and nothing else', () => {
  expect(withMovedLetterLine(letter, 'paragraphs.1', 0).paragraphs).toEqual(letter.paragraphs.toReversed());
  expect(withMovedLetterLine(letter, 'sender.0', 2).sender).toEqual([
    '4 Mill Lane',
    'ana@example.org',
    'Ana Ruiz',
  ]);
  for (const [path, to] of [
    ['paragraphs.1', 2],
    ['paragraphs.9', 0],
    ['salutation', 0],
  ] as const)
    expect(withMovedLetterLine(letter, path, to)).toEqual(letter);
});

it('is as it was where the same words are put back, and holds each word of any letter once', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => letterDocument({ subject: text }).subject !== '');
  const some = fc.array(line, { maxLength: 4 });
  const letters = fc.record({
    sender: some,
    recipient: some,
    paragraphs: some,
    enclosures: some,
    subject: line,
  });
  fc.assert(
    fc.property(letters, fc.nat(), (parts, nth) => {
      const any = letterDocument(parts);
      const lines = [...letterLinesOf(any)];
      const [path, text] = lines[nth % Math.max(lines.length, 1)] ?? ['date', ''];
      const same = withLetterLines(any, path, [text]);
      expect(letterLinesOf(same).get(path) ?? '').toBe(text.trim());
      const parted = letterLinesOf(withLetterLines(any, path, ['one', 'two'])).size;
      expect(parted - letterLinesOf(same).size).toBe(isLetterLineParted(path) ? 1 : 0);
    }),
  );
});
