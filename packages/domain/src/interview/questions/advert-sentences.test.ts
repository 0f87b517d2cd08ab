import { expect, it } from 'vitest';
import { announcedIn, dutiesIn, welcomedIn } from './advert-sentences.ts';

it.each([
  [
    'Please tell us about a delivery that arrived broken and how you put it right.',
    'about a delivery that arrived broken and how you put it right',
  ],
  ['We would love to hear how you calm a frightened dog. Call in any day.', 'how you calm a frightened dog'],
])('finds the question that an advert announces: %s', (text, said) => {
  expect(announcedIn(`Van driver, Hull. ${text}`)).toEqual([said]);
});

it.each([
  'Please tell us how you heard about us.',
  'Tell us about yourself in your letter.',
  'Please tell us when you could start.',
  'We tell you how it is done.',
])('takes no question from what belongs to the application: %s', (text) => {
  expect(announcedIn(text)).toEqual([]);
});

it('finds which experience is welcome, and leaves what is about the employer', () => {
  expect(
    welcomedIn('You will pack. Experience with frozen goods is an advantage. Our skills are an asset.'),
  ).toEqual(['Experience with frozen goods is an advantage']);
});

it('takes duties apart where each is led by a verb of its own', () => {
  expect(dutiesIn('You will water and prune the roses, write labels and build fences and gates.')).toEqual([
    'water and prune the roses',
    'write labels',
    'build fences and gates',
  ]);
});

it.each([
  'You will be part of a team of nine.',
  'You will earn £12 an hour.',
  'You will check it against our list.',
])('takes no duty from what is had or cannot be understood alone: %s', (text) => {
  expect(dutiesIn(text)).toEqual([]);
});
