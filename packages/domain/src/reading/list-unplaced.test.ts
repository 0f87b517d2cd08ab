import { expect, it } from 'vitest';
import { cvLimits } from '../cv/index.ts';
import { listUnplaced } from './list-unplaced.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}`);

it('lists what it may, and says nothing where that is all', () => {
  const all = lines(cvLimits.entries);
  expect(listUnplaced(all)).toEqual({ unplaced: all, notes: [] });
});

it('says how many more lines there are', () => {
  const { unplaced, notes } = listUnplaced(lines(2_000));
  expect(unplaced).toEqual(lines(cvLimits.entries));
  expect(notes).toEqual([
    '1,940 more lines didn’t match a field: only the first 60 are listed. The others are in your file.',
  ]);
});

it('says that a line is cut', () => {
  const { unplaced, notes } = listUnplaced(['short', 'a'.repeat(cvLimits.paragraph + 1)]);
  expect(unplaced.map(({ length }) => length)).toEqual([5, cvLimits.paragraph]);
  expect(notes).toEqual([
    '1 line that didn’t match a field is longer than 20,000 characters: only the beginning is listed. The rest is in your file.',
  ]);
});
