import { expect, it } from 'vitest';
import { inThirdPerson } from './in-third-person.ts';

it.each([
  ['I train farmers and I keep the plots.', 'Trains farmers and keeps the plots.'],
  [
    'I plan a programme and keep the families involved.',
    'Plans a programme and keeps the families involved.',
  ],
  ['I splice rope, I maintain boats and I train hands.', 'Splices rope, maintains boats and trains hands.'],
  ['I have led teams and now want to move inland.', 'Has led teams and now wants to move inland.'],
  ["I'm organised to the minute and I don't mind stings.", 'Organised to the minute. Does not mind stings.'],
  ['I am a tester, I write automation in Python.', 'Tester. Writes automation in Python.'],
  ['I am patient and I like a laugh.', 'Is patient and likes a laugh.'],
  ['I grew up on a farm and now I am studying soil.', 'Grew up on a farm and is now studying soil.'],
  ['Before that I kept an inn.', 'Before that, kept an inn.'],
  ['Now I learn Irish.', 'Now learns Irish.'],
])('%j is told of somebody: %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  ["I'm looking for my first shop.", 'Looking for a first shop.'],
  ['I want to run a yard and I plan on staying.', 'Looking to run a yard. Plans on staying.'],
  ['I would like a garden of my own.', 'Looking for a garden of their own.'],
])('the wish %j is %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  ['I have sailed since I left school.', 'Has sailed since leaving school.'],
  ['I have cooked since I was 19.', 'Has cooked since the age of 19.'],
  ['I know the roads because I have driven them.', 'Knows the roads, having driven them.'],
  ['I write the bids myself and I can manage people.', 'Writes the bids and can manage people.'],
])('the "I" of a clause goes too: %j as %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  ['Run the knee class on Wednesdays.', 'Runs the knee class on Wednesdays.'],
  ['Safe driver, know the northern routes.', 'Safe driver, knows the northern routes.'],
])('%j, whose "I" was not typed, is %j', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

it.each([
  'Cook at the Golden Lotus.',
  'Lead tech on second shift.',
  'Ten years at sea, six of them as bosun.',
])('leaves %j', (typed) => {
  expect(inThirdPerson(typed)).toBe(typed);
});

it.each([
  'The vet and I keep the herd book.',
  'The kitchen was small and I ran it.',
  'We built it and I ran it.',
  'I want be supervisor.',
  'I come to Cork 2014.',
  'I like dogs but my back decides.',
  'I clean up after myself.',
  'I draft contracts and research notes.',
  'I was told that I had an eye for it.',
  'Boards ask whether I can read a balance sheet: I can.',
])('gives up %j', (typed) => {
  expect(inThirdPerson(typed)).toBeNull();
});
