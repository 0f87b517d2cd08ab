import { expect, it } from 'vitest';
import { turnRound } from './active-voice.ts';

it.each([
  ['The rota was organised by me for 12 nurses.', 'I organised the rota for 12 nurses.'],
  ['All the rotas were written by me', 'I wrote all the rotas'],
  ['The rota is written by me every week', 'I write the rota every week'],
  ['Drivers were trained by us', 'We trained drivers'],
  ['Forty samples are analysed by me each day', 'I analyse forty samples each day'],
])('puts the agent of "%s" first', (passive, active) => {
  expect(turnRound(passive)).toBe(active);
});

it.each([
  'I know that the rota was written by me',
  'We moved and the rota was written by me',
  'There were 12 vans that were driven by me',
  'Every week the rota was written by me',
  'The rota was written by me and signed by my manager',
  'Anna was trained by me',
  'The rota was written by my manager',
])('leaves "%s"', (sentence) => {
  expect(turnRound(sentence)).toBeNull();
});
