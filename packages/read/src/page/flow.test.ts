import { expect, it } from 'vitest';
import { linesOf } from './flow.ts';
import type { Page, Word } from './word.ts';

/** Rows of a page: what stands at the left, and what stands level with it at the right. */
function pageOf(left: readonly string[], right: readonly string[], shift = 0): Page {
  const column = (texts: readonly string[], x0: number, down: number) =>
    texts.flatMap((text, row) => {
      let x = x0;
      return text.split(' ').flatMap((part): Word[] => {
        const [from, size] = [x, text === text.toUpperCase() ? 13 : 10];
        x += part.length * size * 0.5 + 3;
        const baseline = 60 + down + 16 * row;
        const place = { x0: from, x1: x - 3, baseline, top: baseline - 0.75 * size, bottom: baseline + 2 };
        const type = { size, isBold: size > 10, isItalic: false, color: '#000000' };
        return part === '' ? [] : [{ text: part, ...place, ...type }];
      });
    });
  const words = [...column(left, 50, 0), ...column(right, 260, shift)];
  return { number: 1, width: 600, height: 800, words };
}

const jobs = [
  'EXPERIENCE',
  'Charge Nurse, Lakeside Hospital',
  '2019 – 2023',
  '• Led a ward of thirty beds and nine nurses',
  'Staff Nurse, Mercy Clinic',
  '2014 – 2019',
  '• Cared for eight patients a shift',
];
const read = (page: Page) => linesOf([page]).map(({ text }) => text);

it.each([0, 7])('reads columns with headings of their own one after the other, level or not', (shift) => {
  const side = ['SKILLS', 'Triage', 'Epic', 'EDUCATION', 'BSc Nursing, University of Leeds', '2011 – 2014'];
  expect(read(pageOf(side, jobs, shift))).toEqual([...side, ...jobs]);
});

it('reads dates and headings at the left with what stands beside them', () => {
  const labels = ['EXPERIENCE', '2019 – 2023', '', '2014 – 2019', '', 'EDUCATION', '2011 – 2014'];
  const beside = [
    '',
    'Charge Nurse, Lakeside Hospital',
    '• Led a ward',
    'Staff Nurse, Mercy Clinic',
    '• Cared for eight patients',
    '',
    'BSc Nursing, University of Leeds',
  ];
  expect(read(pageOf(labels, beside))).toEqual(
    labels.map((label, at) => [label, beside[at] ?? ''].filter((part) => part !== '').join('\t')),
  );
});
