import { expect, it } from 'vitest';
import { resolveTitle, titleCertainty } from './index.ts';
import { titleTable } from './title-table.ts';

it.each([
  ['Software Engineer', '15-1252.00'],
  ['registered nurses (ICU)', '29-1141.00'],
  ['Senior Frontend Developer', '15-1254.00'],
  ['Sales Executive', '41-4012.00'],
  ['Engineer, Software', '15-1252.00'],
  ['Sofware Enginer', '15-1252.00'],
])('%s is %s', (title, code) => {
  expect(resolveTitle(title)?.code).toBe(code);
});

it('is surest of a listed title, less of one without its rank, least of a misspelt one', () => {
  const [listed, ranked, misspelt] = [
    'Software Developer',
    'Senior Software Developer',
    'Softwear Develper',
  ].map((title) => resolveTitle(title)?.certainty ?? 0);
  expect(listed).toBeGreaterThanOrEqual(ranked ?? 1);
  expect(ranked).toBeGreaterThan(misspelt ?? 1);
});

it('offers the other meanings of a title, each once', () => {
  const found = resolveTitle('teacher');
  const codes = [found?.code, ...(found?.alternatives.map(({ code }) => code) ?? [])];
  expect(codes.length).toBeGreaterThan(3);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each(['', '   ', '???', 'constructor __proto__', 'x'.repeat(5_000)])('has no trouble with %j', (title) => {
  expect(() => resolveTitle(title)).not.toThrow();
});

it('finds each of the first and last titles of the table by halving', () => {
  const { titles, meaningsOf } = titleTable();
  const all = titles();
  for (const title of [...all.slice(0, 50), ...all.slice(-50)]) expect(meaningsOf(title)).not.toEqual([]);
  expect(meaningsOf('no such title at all')).toEqual([]);
});

it('tells a title from the name of an employer', () => {
  expect(titleCertainty('Charge Nurse')).toBe(1);
  expect(titleCertainty('Senior Data Analyst')).toBe(0.8);
  expect(titleCertainty('Harrow & Finch Payments')).toBe(0);
});
