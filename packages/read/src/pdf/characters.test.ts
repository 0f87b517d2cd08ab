import { expect, it } from 'vitest';
import { plainCharacter } from './characters.ts';

it.each([
  ['ﬁ', 'fi'],
  ['⽤', '用'],
  ['⻓', '长'],
  ['⺟', '母'],
  ['ﻼ', 'لا'],
  ['\u200f', ''],
  ['\u00a0', ' '],
  ['母', '母'],
])('%j stands for %j', (sign, text) => {
  expect(plainCharacter(sign)).toBe(text);
});
