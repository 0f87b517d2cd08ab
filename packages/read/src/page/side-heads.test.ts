import { expect, it } from 'vitest';
import { linesOfRows } from './lines.ts';
import type { Word } from './word.ts';

/** Words of a line that begin at `x`, five points a sign and three between two. */
function wordsAt(x: number, row: number, text: string): Word[] {
  let x0 = x;
  return text.split(' ').map((one): Word => {
    const word = {
      text: one,
      x0,
      x1: x0 + 5 * one.length,
      top: 12 * row,
      bottom: 12 * row + 10,
      baseline: 12 * row + 8,
      size: 10,
      isBold: false,
      isItalic: false,
      color: '#000000',
    };
    x0 = word.x1 + 3;
    return word;
  });
}
const linesOf = (...words: Word[][]) =>
  linesOfRows({ words: words.flat(), cut: null }, 1, 1).map(({ text }) => text);

it('reads the head of an entry at the left before the statements that run on beside it', () => {
  expect(
    linesOf(
      wordsAt(40, 0, 'Cook'),
      wordsAt(160, 0, '– Ran the cold side of a'),
      wordsAt(40, 1, 'Tarn Inn'),
      wordsAt(170, 1, 'kitchen on the quay'),
      wordsAt(40, 2, '2016 – 2019'),
      wordsAt(160, 2, '– Smoked fish'),
      wordsAt(40, 5, 'Baker'),
      wordsAt(160, 5, '– Baked'),
    ),
  ).toEqual([
    'Cook',
    'Tarn Inn',
    '2016 – 2019',
    '– Ran the cold side of a',
    'kitchen on the quay',
    '– Smoked fish',
    'Baker\t– Baked',
  ]);
});

it('leaves years beside what was done in them as they stand', () => {
  const rows = ['2019', '2018', '2017'].flatMap((year, row) => [
    wordsAt(40, row, year),
    wordsAt(160, row, `– Prize number ${row}`),
  ]);
  expect(linesOf(...rows)).toEqual([0, 1, 2].map((at) => `${2019 - at}\t– Prize number ${at}`));
});

it('parts a date that fills its column from the text beside it, and reads its end below', () => {
  expect(
    linesOf(
      wordsAt(40, 0, 'May 2019 – today'),
      wordsAt(140, 0, 'Cook'),
      wordsAt(140, 1, 'Tarn Inn'),
      wordsAt(40, 3, 'March 2014 – August'),
      wordsAt(140, 3, 'Baker'),
      wordsAt(40, 4, '2018'),
      wordsAt(140, 4, 'Grist & Sons'),
    ),
  ).toEqual(['May 2019 – today\tCook', 'Tarn Inn', 'March 2014 – August 2018\tBaker', 'Grist & Sons']);
});
