import { expect, it } from 'vitest';
import type { Glyph } from '../page/word.ts';
import { listMarks, type Shape } from './list-marks.ts';

const type = { size: 10, isBold: false, isItalic: false, color: '#000000' };
const sign = (text: string, x0: number, baseline = 100): Glyph => ({
  ...type,
  text,
  x0,
  x1: x0 + 5,
  baseline,
  isAfterSpace: false,
});
/** A dot of 3.5 points, in the middle of the small letters of a line. */
const dot = (x0: number, baseline = 100): Shape => ({
  x0,
  x1: x0 + 3.5,
  top: baseline - 4.5,
  bottom: baseline - 1,
});

it('sees a dot right before a text as the mark of a list item, close before it', () => {
  const [mark] = listMarks([dot(50)], [sign('R', 60), sign('u', 65)]);
  expect(mark).toMatchObject({ text: '•', x1: 57, baseline: 100 });
});

it('sees it at the right of a text that is read from there', () => {
  expect(listMarks([dot(110)], [sign('ב', 100)])).toMatchObject([{ text: '•', x0: 108 }]);
});

it.each([
  ['between words', [dot(50)], [sign('a', 42), sign('b', 60)]],
  ['in a row of dots', [dot(40), dot(50)], [sign('b', 60)]],
  ['far from any text', [dot(20)], [sign('b', 60)]],
  ['as large as letters', [{ x0: 48, x1: 55.5, top: 92, bottom: 99.5 }], [sign('b', 60)]],
  ['on another line', [dot(50, 80)], [sign('b', 60)]],
])('leaves a dot %s', (_, shapes, glyphs) => {
  expect(listMarks(shapes, glyphs)).toEqual([]);
});
