import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trimMarks } from './trim-marks.ts';

it('takes white space and marks off both ends and leaves the middle', () => {
  expect(trimMarks(' ,;Austin, TX |', { start: ',;', end: '|' })).toBe('Austin, TX');
  expect(trimMarks(';a;', { start: '', end: ';' })).toBe(';a');
  expect(trimMarks(' ;, ', { start: ';,', end: ';,' })).toBe('');
});

it('says what the expression says', () => {
  const texts = fc.string({ unit: fc.constantFrom(' ', '\t', ',', ';', 'a', 'é', '(', '\u00a0') });
  fc.assert(
    fc.property(texts, (text) => {
      const expected = text.replace(/^[\s,;]+/u, '').replace(/[\s,(]+$/u, '');
      expect(trimMarks(text, { start: ',;', end: ',(' })).toBe(expected);
    }),
  );
});
