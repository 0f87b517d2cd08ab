import { expect, it } from 'vitest';
import { narrowBox, type PageText } from './narrow-box.ts';

const line = (text: string, x0: number, baseline: number): PageText => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  baseline,
  size: 10,
});
const texts = [
  line('Charge Nurse, Riverside', 0, 100),
  line('Jun 2016 – Feb 2021', 400, 100),
  line('Riverside was renamed', 0, 120),
];
const box = { x0: 0, top: 90, x1: 600, bottom: 103 };
const narrowed = (words: string) => {
  const { x0, x1 } = narrowBox(box, words, texts);
  return [x0, x1];
};

it('narrows a line to the words of a field', () => {
  expect(narrowed('charge nurse')).toEqual([0, 60]);
  expect(narrowed('Riverside')).toEqual([70, 115]);
});

it('knows a date by its month or its year', () => {
  expect(narrowed('2016-06')).toEqual([400, 440]);
  expect(narrowed('2021-03')).toEqual([475, 495]);
});

it('takes the rest of the line where the words go on below it', () => {
  expect(narrowed('Charge Nurse, Riverside Jun 2016 and all that stands in the next line')).toEqual([0, 495]);
});

it('tells two lines apart that stand in one box', () => {
  const near = [...texts, line('SENIOR ENGINEER', 0, 108)];
  const { x0, x1, top, bottom } = narrowBox({ ...box, bottom: 110 }, 'Senior Engineer', near);
  expect([x0, x1]).toEqual([0, 75]);
  expect(top).toBeGreaterThan(95);
  expect(bottom).toBeLessThan(112);
});

it('keeps the line where the words are not in it', () => {
  expect(narrowed('Houston')).toEqual([box.x0, box.x1]);
  expect(narrowed('')).toEqual([box.x0, box.x1]);
});
