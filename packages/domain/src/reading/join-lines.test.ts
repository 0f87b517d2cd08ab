import { expect, it } from 'vitest';
import { joinLines, withKeptHyphens } from './join-lines.ts';
import type { PositionedLine } from './positioned-line.ts';

const line = (text: string, at: number, x1 = 300 + 7 * at): PositionedLine => ({
  text,
  page: 1,
  x0: 50,
  x1,
  top: at * 12,
  bottom: at * 12 + 10,
  size: 10,
  isBold: false,
  isItalic: false,
});

/** Lines as one text, as the joining of a paragraph makes it. */
const joined = (lines: readonly PositionedLine[]) =>
  withKeptHyphens(lines)
    .map(({ text }) => text)
    .reduce(joinLines);

it.each([
  ['responsi\u2010', 'bility', 'responsibility'],
  ['responsi\u00ad', 'bility', 'responsibility'],
  ['Ein-', 'und Verkauf', 'Ein- und Verkauf'],
  ['Vier-', 'Sterne-Haus', 'Vier-Sterne-Haus'],
  ['and/', 'or', 'and/or'],
  ['擅长用数据判断投放效果', ',带过十二人的团队。', '擅长用数据判断投放效果,带过十二人的团队。'],
  ['a bed', 'of roses', 'a bed of roses'],
])('joins "%s" and "%s"', (first, second, whole) => {
  expect(joinLines(first, second)).toBe(whole);
});

it('keeps the hyphen of a word where the text parts none at its line ends', () => {
  const lines = [
    'Built the risk-',
    'rating workbook that replaced a',
    'paper checklist in every one of',
    'them',
  ];
  expect(joined(lines.map((text, at) => line(text, at)))).toBe(
    'Built the risk-rating workbook that replaced a paper checklist in every one of them',
  );
});

it('drops the hyphens of a text that parts its words at line ends', () => {
  const lines = ['Responsible for the mainte-', 'nance and the ac-', 'counts of all the build-', 'ings'];
  expect(joined(lines.map((text, at) => line(text, at)))).toBe(
    'Responsible for the maintenance and the accounts of all the buildings',
  );
});
