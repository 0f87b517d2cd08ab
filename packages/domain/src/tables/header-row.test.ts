import { expect, it } from 'vitest';
import { headerRowOf } from './index.ts';

const columnOf = (header: string) => ['name', 'city', 'applied'].find((column) => column === header);

it.each<[what: string, rows: string[][], at: number]>([
  [
    'the first row',
    [
      ['name', 'city'],
      ['Ann', 'Leeds'],
    ],
    0,
  ],
  ['behind notes', [['Notes:'], ['one, two'], ['name', 'city'], ['Ann', 'Leeds']], 2],
  [
    'of one column behind a note',
    [
      ['My list', ''],
      ['name', 'x'],
    ],
    1,
  ],
  [
    'of words that nobody knows',
    [
      ['Stelle', 'Stand'],
      ['Koch', 'applied'],
    ],
    0,
  ],
  ['of none', [], 0],
])('finds the header row: %s', (_, rows, at) => {
  expect(headerRowOf(rows, columnOf)).toBe(at);
});
