import { expect, it } from 'vitest';
import { tidy } from './tidy.ts';

it.each([
  ['speak english and little dutch', 'speak English and little Dutch'],
  ['German, polish and russian', 'German, Polish and Russian'],
  ['worked in norway and poland', 'worked in Norway and Poland'],
  ['Clean, polish and wax cars', 'Clean, polish and wax cars'],
  ['French polish tables', 'French polish tables'],
  ['nine years,, all brands', 'nine years, all brands'],
])('of %j makes %j', (typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});
