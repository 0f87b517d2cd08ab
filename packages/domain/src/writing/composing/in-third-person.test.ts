import { expect, it } from 'vitest';
import { inThirdPerson } from './in-third-person.ts';

it.each([
  ['I train farmers and I keep the plots.', 'Trains farmers and keeps the plots.'],
  [
    'I plan a programme and keep the families involved.',
    'Plans a programme and keeps the families involved.',
  ],
  ['I splice rope, I maintain boats and I train hands.', 'Splices rope, maintains boats and trains hands.'],
  ['I have led teams and I would like to move inland.', 'Has led teams and would like to move inland.'],
  ['I can read plans and I check them.', 'Can read plans and checks them.'],
  ['I am a roofer with two vans.', 'Roofer with two vans.'],
])('%j is told of somebody: %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  ['I would like to lead a crew.', 'Looking to lead a crew.'],
  ["I'd like to run the yard.", 'Looking to run the yard.'],
  ['I want a quiet site.', 'Looking for a quiet site.'],
  ['want mornings', 'Looking for mornings'],
  ["I'm looking for a yard.", 'Looking for a yard.'],
])('the wish %j is %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each(['Cook at the Golden Lotus.', 'Lead tech on second shift.', 'Run the knee class on Wednesdays.'])(
  'leaves %j, which names nobody',
  (typed) => {
    expect(inThirdPerson(typed)).toBe(typed);
  },
);

it.each([
  'The vet and I keep the herd book.',
  'The kitchen was small and I ran it.',
  'We built it and I ran it.',
  'I want be supervisor.',
  'I come to Cork, 2014.',
  'I like dogs but my back decides.',
  'I clean up after myself.',
  'I draft contracts and research notes.',
  'I put up fences.',
  'I am finishing a course and would like to teach.',
  'I am a tester, I write automation in Python.',
  'I have sailed since I left school.',
  'Looking for my first shop.',
])('has no sure form for %j', (typed) => {
  expect(inThirdPerson(typed)).toBeNull();
});
