import { expect, it } from 'vitest';
import { withoutI } from './without-i.ts';

it.each([
  ['I train farmers and I keep the plots.', 'train farmers and keep the plots.'],
  ['I splice rope, I maintain boats and I train hands.', 'splice rope, maintain boats and train hands.'],
  ["I've run payroll, and I precept new clerks.", 'have run payroll, and precept new clerks.'],
  ['I am a tester, I write automation in Python.', 'Tester. Write automation in Python.'],
  ["I'm looking for my first shop.", 'Looking for a first shop.'],
])('%j is said as %j', (typed, said) => {
  expect(withoutI(typed)).toBe(said);
});

it.each([
  'The vet and I keep the herd book.',
  'The kitchen was small and I ran it.',
  'I do not mind stings.',
  'I have sailed since I left school.',
  'I have been a buddy driver since 2019 and would now like to train.',
  'I was told that I had an eye for it.',
  'Boards ask whether I can read a balance sheet: I can.',
])('gives up %j', (typed) => {
  expect(withoutI(typed)).toBeNull();
});

it.each([
  ['I look after 40 accounts worth $9M.', 'Looking after 40 accounts worth $9M.'],
  [
    'I plan a programme and keep the families involved.',
    'Planning a programme and keeping the families involved.',
  ],
  ['I know roulette and the players.', 'know roulette and the players.'],
  ['I write the bids and can manage people as well.', 'write the bids and can manage people as well.'],
  ['I learn fast.', 'learn fast.'],
])('what somebody does, %j, goes on as %j, and a state does not', (typed, said) => {
  expect(withoutI(typed)).toBe(said);
});
