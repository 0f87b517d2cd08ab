import { expect, it } from 'vitest';
import { listed, monthOf } from './words.ts';

it('reads what is listed, each once, whatever parts it', () => {
  expect(listed(' SQL, C++ ;Python\n\nSQL,')).toEqual(['SQL', 'C++', 'Python']);
  expect(listed(' , ')).toEqual([]);
});

it('names a month wherever the machine is', () => {
  expect(monthOf('2026-01')).toBe('January 2026');
});
