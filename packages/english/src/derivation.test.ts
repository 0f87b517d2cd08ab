import { expect, it } from 'vitest';
import { verbOfDoer, verbOfDoing } from './derivation.ts';

it.each([
  ['installation', 'install'],
  ['maintenance', 'maintain'],
  ['planning', 'plan'],
  ['delivery', 'deliver'],
  ['digitisation', 'digitise'],
  ['recruitment', 'recruit'],
  ['tuning', 'tune'],
  ['hoping', null],
  ['station', null],
  ['attention', null],
  ['growth', null],
])('knows the verb of doing in %s: %s', (noun, verb) => {
  expect(verbOfDoing(noun)).toBe(verb);
});

it.each([
  ['driver', 'drive'],
  ['trainer', 'train'],
  ['instructor', 'instruct'],
  ['mother', null],
  ['number', null],
])('knows the verb of whoever does it in %s: %s', (noun, verb) => {
  expect(verbOfDoer(noun)).toBe(verb);
});
