import { expect, it } from 'vitest';
import { textAt } from '../text/index.ts';
import { wordsInText } from './words-in-text.ts';

const text =
  'Planned menus for 80 guests.\nMenu planning, stock rotation; rotated stocks of AS/NZS 3000 parts.';

it.each([
  ['menu planning', ['Menu planning']],
  ['stock rotation', ['stock rotation']],
  ['AS/NZS 3000', ['AS/NZS 3000']],
  ['food costing', []],
  ['guest', ['guests']],
  ['plan', []],
  ['', []],
])('finds %j where it is said, word beside word', (words, found) => {
  expect(wordsInText(text, words).map((span) => textAt(text, span))).toEqual(found);
});
