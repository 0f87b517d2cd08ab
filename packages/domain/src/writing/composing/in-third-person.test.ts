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
  ['I tune pianos, so now I would like a shop.', 'Tunes pianos, so now would like a shop.'],
  ['I am a roofer with two vans.', 'Roofer with two vans.'],
  ['I have been a lift engineer for 16 years.', 'Lift engineer for 16 years.'],
  ['I am a roofer and I have run two sites.', 'Roofer who has run two sites.'],
  ['I am calm on the phone and I keep notes.', 'Calm on the phone, and keeps notes.'],
  ['I am ready to travel and lead a crew.', 'Ready to travel and lead a crew.'],
  ['I am finishing a course and would like to teach.', 'Is finishing a course and would like to teach.'],
  ['I was responsible for two vans.', 'Was responsible for two vans.'],
  ["I don't mind nights.", 'Does not mind nights.'],
  ['Before that I ran a bakery counter.', 'Before that, ran a bakery counter.'],
  ['Now I mend clocks.', 'Now mends clocks.'],
  ['My main interest is joinery.', 'Main interest: joinery.'],
  ['My trade is joinery and I teach it.', 'Trade: joinery; teaches it.'],
])('%j is told of somebody: %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  ['I would like to lead a crew.', 'Looking to lead a crew.'],
  ["I'd like to run the yard.", 'Looking to run the yard.'],
  ['I want a quiet site.', 'Looking for a quiet site.'],
  ['want mornings', 'Looking for mornings'],
  ["I'm looking for a yard.", 'Looking for a yard.'],
  ['Looking for my first yard.', 'Looking for a first yard.'],
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
  'My boss is a friend.',
  'I do not smoke and keep fit.',
  'I am a tester, I write automation in Python.',
  'I have sailed since I left school.',
  'Looking for my own shop.',
])('has no sure form for %j', (typed) => {
  expect(inThirdPerson(typed)).toBeNull();
});
