import { expect, it } from 'vitest';
import { goesOnBesideDate } from './head-beside-date.ts';
import type { PositionedLine } from './positioned-line.ts';

/** A line of stretches, each at its place; a wide gap stands between two. */
function line(top: number, ...stretches: [text: string, x0: number, x1: number][]): PositionedLine {
  const type = { size: 10, isBold: false, isItalic: false };
  const runs = stretches.map(([text, x0, x1], at) => ({
    text: at < stretches.length - 1 ? `${text}\t` : text,
    x0,
    x1,
    ...type,
  }));
  return {
    text: stretches.map(([text]) => text).join('\t'),
    page: 1,
    x0: runs[0]?.x0 ?? 0,
    x1: runs.at(-1)?.x1 ?? 0,
    top,
    bottom: top + 10,
    runs,
    ...type,
  };
}

const EDGE = 500;
const joined = (before: PositionedLine, after: PositionedLine) => goesOnBesideDate(after, before, EDGE);

it('joins a head whose date stands at the right of its last line', () => {
  const head = line(100, ['Nurse, Lakeside Hospital, Portland,', 50, 330]);
  expect(joined(head, line(114, ['OR', 50, 65], ['May 2019 – Jun 2021', 340, EDGE]))).toBe(true);
  expect(joined(head, line(130, ['OR', 50, 65], ['May 2019 – Jun 2021', 340, EDGE]))).toBe(false);
});

it('leaves a title with its date below its employer', () => {
  const employer = line(100, ['Lakeside Hospital', 50, 150]);
  expect(joined(employer, line(114, ['Nurse', 50, 80], ['2019 – 2021', 440, EDGE]))).toBe(false);
  const long = line(100, ['Lakeside Regional Hospital and School of Nursing', 50, 420]);
  expect(joined(long, line(114, ['Head Nurse', 50, 120], ['2019 – 2021', 440, EDGE]))).toBe(false);
});

it('joins a head whose date stands at the left of its first line', () => {
  const head = line(100, ['2010 – 2014', 50, 110], ['BSc Zoology, University of', 150, 470]);
  expect(joined(head, line(114, ['Washington', 150, 200]))).toBe(true);
  expect(joined(head, line(114, ['Washington', 50, 100]))).toBe(false);
  const short = line(100, ['2010 – 2014', 50, 110], ['BSc Zoology', 150, 210]);
  expect(joined(short, line(114, ['University of Lagos', 150, 250]))).toBe(false);
});
