import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { yearsOfWork } from './years-of-work.ts';

const jobs = (...spans: readonly (readonly [string, string, string?])[]) =>
  cvDocument({ experience: spans.map(([start, end, position = 'Nurse']) => ({ start, end, position })) })
    .experience;

it.each([
  [jobs(['2015-01', '2018-01']), 3],
  [jobs(['2015-01', '2018-01'], ['2016-01', '2019-01']), 4],
  [jobs(['2020-11', 'present']), 6],
  [jobs(['2015-01', '2018-01', 'Career break'], ['2018-01', '2019-01']), 1],
  [jobs(['long ago', '2018-01']), null],
  [[], null],
])('counts months once, breaks not', (entries, years) => {
  expect(yearsOfWork(entries, '2026-11')).toBe(years);
});
