import { expect, it } from 'vitest';
import { splitList, monthOf } from './words.ts';

it('splits what is listed, each once, whatever parts it', () => {
  expect(splitList(' SQL, C++ ;Python\n\nSQL,')).toEqual(['SQL', 'C++', 'Python']);
  expect(splitList(' , ')).toEqual([]);
});

it('names a month wherever the machine is', () => {
  expect(monthOf('2026-01')).toBe('January 2026');
});
