import { expect, it } from 'vitest';
import { aloneIn, askedIn, expectedIn, welcomedIn } from './advert-demands.ts';
import { dutiesIn } from './advert-duties.ts';
import { announcedIn, circumstancesIn } from './advert-news.ts';
import { clauseOf } from './advert-prose.ts';

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
    welcomedIn(
      'You will pack. Experience with frozen goods is an advantage. Our skills are an asset. Job share requests are welcome.',
    ),
  ).toEqual(['Experience with frozen goods is an advantage']);
});

it.each([
  [
    'You will water and prune the roses, write two labels a day and build fences and gates.',
    ['water and prune the roses', 'write two labels a day', 'build fences and gates'],
  ],
  [
    'You will control costs against a budget of 2.6 million euros.',
    ['control costs against a budget of 2.6 million euros'],
  ],
  ['You will answer enquiries and requests from growers.', ['answer enquiries and requests from growers']],
  // A list that may be cut is left out.
  ['You will order fresh stone, pipe and concrete, and keep the site diary.', ['keep the site diary']],
  [
    'You will run the harbour survey, check and release data, and give evidence at hearings, where you may be doubted.',
    [
      'run the harbour survey',
      'check and release data',
      'give evidence at hearings, where you may be doubted',
    ],
  ],
  ['You must be able to defend a figure in a full room.', ['defend a figure in a full room']],
  ['As a controller you answer drivers by radio at night.', ['answer drivers by radio at night']],
  ['The gardener will lead a crew of three.', ['lead a crew of three']],
  [
    'Our gardener leads a crew of three and speaks with visitors.',
    ['lead a crew of three', 'speak with visitors'],
  ],
  ['You keep a few clients and spend the rest running the shop.', ['keep a few clients']],
])('finds what somebody will do: %s', (text, duties) => {
  expect(dutiesIn(text, 'Head Gardener, Kew')).toEqual(duties);
});

it('finds what has to be shown, item by item, and leaves papers, years and who is sought', () => {
  expect(
    askedIn(
      'We ask for five years at sea, a clean driving licence, careful habits with personal data, and the patience to talk a client out of something.',
    ),
  ).toEqual(['careful habits with personal data', 'the patience to talk a client out of something']);
  expect(askedIn('We need a cook who will run the pass, and the rota for a crew of six.')).toEqual([]);
});

it('finds how somebody has to be, and what nobody else decides', () => {
  expect(expectedIn('You must be comfortable deciding alone.')).toEqual(['be comfortable deciding alone']);
  expect(expectedIn('You must be at least 18 years old.')).toEqual([]);
  expect(aloneIn('When a boat is overdue, you are the one who decides.')).toEqual([
    'When a boat is overdue, you are the one who decides',
  ]);
});

it('finds what is happening where the work is, and not that people are looked for', () => {
  expect(circumstancesIn('Three of our kitchens failed their last audit.')).toEqual([
    'Three of our kitchens failed their last audit',
  ]);
  expect(circumstancesIn('We are looking for two cooks. Office based four days a week.')).toEqual([]);
});

it.each([
  'You will be part of a team of nine.',
  'You will earn £12 an hour.',
  'You will check it against our list.',
  'You will thrive here if you like people.',
  'You take pride in a clean finish.',
])('takes no duty from what is had or cannot be understood alone: %s', (text) => {
  expect(dutiesIn(text)).toEqual([]);
});

it.each([
  ['open at 7:30, so come early', 'open at 7:30'],
  ['a budget of 2.6 million. It grows', 'a budget of 2.6 million'],
  ['three sites: Hull, York', 'three sites'],
])('ends the clause of %j where another begins', (rest, clause) => {
  expect(clauseOf(rest)).toBe(clause);
});
