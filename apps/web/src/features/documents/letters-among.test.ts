import { expect, it } from 'vitest';
import { lettersAmong } from './letters-among.ts';

const on = (day: number) => ({ createdAt: `2026-11-0${day}` });

it('puts letters among CVs, newest first, and never between two languages of one', () => {
  const cvs = [
    { item: on(5), group: 'a' },
    { item: on(1), group: 'a' },
    { item: on(3), group: null },
  ];
  expect(lettersAmong(cvs, [on(2), on(6), on(4)])).toEqual([on(6), on(5), on(1), on(4), on(3), on(2)]);
  expect(lettersAmong([], [on(1), on(2)])).toEqual([on(2), on(1)]);
});
