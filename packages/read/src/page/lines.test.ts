import { expect, it } from 'vitest';
import { linesOfRows } from './lines.ts';
import type { Word } from './word.ts';

/** Words in a column of dates at the left and in one of text beside it, row by row. */
function rows(...given: [date: string, text: string][]): Word[] {
  return given.flatMap((parts, row) =>
    parts.flatMap((part, column) => {
      let x0 = 50 + 90 * column;
      return part.split(' ').flatMap((text): Word[] => {
        if (text === '') return [];
        const x1 = x0 + [...text].length * 5;
        const baseline = 100 + 14 * row;
        const word = { text, x0, x1, baseline, top: baseline - 8, bottom: baseline + 2, size: 10 };
        x0 = x1 + 3;
        return [{ ...word, isBold: false, isItalic: false, color: '#000000' }];
      });
    }),
  );
}

const read = (words: Word[]) =>
  linesOfRows({ words, cut: { x: 135, top: 80, bottom: 400 } }, 1, 1).map(({ text }) => text);

it('joins a range whose last date a narrow column broke', () => {
  const words = rows(['2015年3月 – 2019年', '高级客户主管'], ['6月', '• 服务六家客户']);
  expect(read(words)).toEqual(['2015年3月 – 2019年 6月\t高级客户主管', '• 服务六家客户']);
});

it('leaves the ranges of two entries apart', () => {
  const words = rows(['2015 – 2019', 'Nurse'], ['2012 – 2015', 'Carer']);
  expect(read(words)).toEqual(['2015 – 2019\tNurse', '2012 – 2015\tCarer']);
});
