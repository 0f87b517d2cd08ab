import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { slipOf, typingError } from './index.ts';

it.each([
  ['accomodation', 'accommodation', 'doubled'],
  ['recieve', 'receive', 'swapped'],
  ['togheter', 'together', 'swapped'],
  ['definately', 'definitely', 'vowel'],
  ['enviroment', 'environment', 'letter'],
  ['supercede', 'supersede', 'sound'],
  ['alot', 'a lot', 'run-together'],
  ['childrens', "children's", 'apostrophe'],
  ['raclette', 'roulette', null],
  ['raclette', 'palette', null],
  ['dehaired', 'debarred', null],
])('takes %s for %s written by the error "%s"', (typed, meant, error) => {
  expect(typingError(typed, meant)).toBe(error);
});

it('finds slips of common words', () => {
  expect(slipOf('Supervsed', ['Supervised'])).toEqual(['Supervised']);
  expect(slipOf('carefull', ['careful', 'carefully'])).toEqual(['careful']);
  expect(slipOf('untill', ['until', 'untiled'])).toEqual(['until']);
});

it('finds a regular past of a verb that has another', () => {
  expect(slipOf('payed', ['paid', 'payee'])).toEqual(['paid']);
  expect(slipOf('teached', ['teaches', 'taught'])).toEqual(['taught']);
});

it('takes two unknown words side by side for another language, unless the error is plain', () => {
  expect(slipOf('blanc', ['blank'])).toEqual(['blank']);
  expect(slipOf('blanc', ['blank'], true)).toEqual([]);
  expect(slipOf('untill', ['until'], true)).toEqual(['until']);
});

it('leaves what people make of known words, what trades say and what languages lend', () => {
  expect(slipOf('regrip', ['reg rip'])).toEqual([]);
  expect(slipOf('fuseboards', ['fuse boards', 'fuseboard'])).toEqual([]);
  expect(slipOf('repoint', ['repaint', 'reprint'])).toEqual([]);
  expect(slipOf('crème', ['creme', 'crime'])).toEqual([]);
});

it('names no error where nothing differs, and none that changes the first letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.stringMatching(/^[a-z]{4,12}$/), (a, b) => {
      expect(typingError(a, a)).toBeNull();
      fc.pre(a[0] !== b[0]);
      expect(typingError(a, b)).toBeNull();
    }),
  );
});
