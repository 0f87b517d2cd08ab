import { expect, it } from 'vitest';
import { registerOf } from './register.ts';

it.each([
  ['I’ve run the bar since March and don’t need telling twice.', true, 'plain'],
  ['i did the rota and the orders for the shop', true, 'plain'],
  ['I managed the rota and ordered supplies for the shop.', true, 'formal'],
  ['Managed the rota and ordered supplies for the shop.', false, 'formal'],
  ['We rewired fourteen flats in one summer.', true, 'formal'],
])('%s', (text, isFirstPerson, manner) => {
  expect(registerOf(text)).toEqual({ isFirstPerson, manner });
});

it('tells no manner of another language, nor of nothing', () => {
  expect(registerOf('').manner).toBeNull();
  expect(registerOf('J’ai géré le planning et les commandes du magasin.').manner).toBeNull();
});

it('takes an initial for no person', () => {
  expect(registerOf('Assisted Dr I. Morgan in the dental practice.').isFirstPerson).toBe(false);
});
