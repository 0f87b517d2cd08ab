import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const together = (words: ReturnType<typeof wordsOf>) =>
  typeof words === 'string'
    ? words
    : words.runs
        .flat()
        .map((part) => (typeof part === 'string' ? part : part.fromLeft))
        .join('');

test('preparing a text neither adds nor loses a character', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const kept = text.replace(/\ufeff/gu, '').replace(/[\t\u2028\u2029]/gu, ' ');
      expect(together(wordsOf(text, []))).toBe(kept);
    }),
  );
});

test('a long word may be broken, a short one stays whole', () => {
  expect(wordsOf('short words only', [])).toBe('short words only');
  const words = wordsOf(`see ${'x'.repeat(40)} there`, []);
  expect(words).toMatchObject({ runs: ['see ', Array.from({ length: 10 }, () => 'xxxx'), ' there'] });
});

test('what no font draws becomes a question mark', () => {
  expect(wordsOf('a𓀀b', ['𓀀'])).toBe('a?b');
});

test('the first letter decides the direction', () => {
  expect(wordsOf('12 שלום hello', [])).toMatchObject({ isRtl: true });
  expect(wordsOf('hello שלום', [])).toBe('hello שלום');
});
