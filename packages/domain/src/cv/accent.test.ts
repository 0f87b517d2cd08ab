import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOnWhite, leastContrast, readableAccent } from './accent.ts';

test('contrast is that of WCAG', () => {
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#777777')).toBeCloseTo(4.48, 2);
});

test('every colour has one near it that can be read, and one that can be read stays', () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (number) => {
      const colour = `#${number.toString(16).padStart(6, '0')}`;
      const readable = readableAccent(colour);
      expect(contrastOnWhite(readable)).toBeGreaterThanOrEqual(leastContrast);
      const mayDiffer = contrastOnWhite(colour) < leastContrast;
      expect(mayDiffer ? contrastOnWhite(readable) < 5 : readable === colour).toBe(true);
    }),
  );
});

test('a pale colour keeps its hue', () => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(readableAccent('#ffb347').slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});
