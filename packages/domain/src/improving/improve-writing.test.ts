import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { requests } from '@candor/testing';
import { improveWriting } from './improve-writing.ts';
import { improvementTypes } from './rewrite.ts';

const BLANK = /\[[^\]]*\]/g;
const improvedOf = (sentence: string, type: (typeof improvementTypes)[number] = 'action-verb') =>
  improveWriting(sentence, type).flatMap(({ rewrites }) => rewrites.map(({ text }) => text));

it.each([
  ['The rota was organised by me for 12 colleagues.', 'Organised the rota for 12 colleagues.'],
  ["It was my responsibility to keep the boat's log.", "Kept the boat's log."],
  ['Charged with overseeing of the shop money.', 'Oversaw the shop money.'],
  [
    'I was responsible for the ordering of stock and the training of staff.',
    'I ordered stock and trained staff.',
  ],
  ['My duties were to answer the phone and to greet visitors.', 'Answered the phone and greeted visitors.'],
  ['Involved in the moving of the laboratory.', 'Helped move the laboratory.'],
  ['Responsible for a team of nine porters.', 'Led a team of nine porters.'],
  ['Responsible for a team of nine porters.', 'Lead a team of nine porters.'],
  ['Gave training to 35 drivers.', 'Trained 35 drivers.'],
  ['I was given the job of painting the signs in Gaelic.', 'I painted the signs in Gaelic.'],
  ['My duties included that I fed the eels and logged them.', 'I fed the eels and logged them.'],
  ['It was me who told the bus drivers.', 'I told the bus drivers.'],
  ['I was the one that did the talking with the port.', 'I talked with the port.'],
  ['I used to run the till on Sundays.', 'I ran the till on Sundays.'],
  ["I've done looking after the hens.", 'I looked after the hens.'],
  ['I was helping out with the lights at concerts.', 'I helped out with the lights at concerts.'],
  [
    'Counting what is in the store and ordering when it gets low.',
    'Count what is in the store and order when it gets low.',
  ],
  ['Doing the waybills for fresh flowers.', 'Do the waybills for fresh flowers.'],
  ['We sold 120 cakes a week in order to pay for the oven.', 'We sold 120 cakes a week to pay for the oven.'],
])('says first what was done: %s', (sentence, improved) => {
  expect(improvedOf(sentence)).toContain(improved);
});

it('keeps what is good, and says so', () => {
  const [kept] = improveWriting('Sorted 300 parcels a day by postcode.', 'impact');
  expect(kept).toMatchObject({ rewrites: [], note: 'Good as it is: it says what was done, with a figure.' });
});

it.each([
  'I am hard working.',
  'I have a lot of experience with angry customers.',
  'I could help your team to sell more.',
])('makes no deed of what tells of none: %s', (sentence) => {
  for (const type of improvementTypes) {
    expect(improveWriting(sentence, type)).toHaveLength(1);
    for (const improved of improvedOf(sentence, type)) expect(improved).toMatch(/^I /);
  }
});

it.each([
  ['Worked with different machines.', 'Which machines?'],
  ['Sales went up when I was there.', 'By how much, and in what time?'],
  ['Worked on the extension of the harbour wall.', 'What was your own part in it?'],
  ['Repaired shoes.', 'How many shoes a week did you repair?'],
  ['Sorted 300 parcels a day by postcode.', ''],
])('asks what only the person knows: %s', (sentence, question) => {
  expect(improveWriting(sentence, 'impact')[0]?.question).toBe(question);
});

it.each([
  'wanting to go back to the ward',
  'finishing my degree on nights',
  'cooking, hedges, plumbing bits',
  'now maybe 20 minutes a day',
  'wedding cakes in summer',
  'planning to take the exam',
  'Had to do with the lighting for the school play.',
  'Duties included the making of tea, the greeting of guests and the diary.',
  'I was the one who the drivers came to.',
  'I was training as a nurse.',
])('does not make a thing done of what is wished, goes on or is doubted: %s', (sentence) => {
  expect(improvedOf(sentence)).toEqual([]);
});

it('leaves greetings, names and closings', () => {
  const letter =
    'Dear Ms Okafor,\n\nI am writing in order to apply for the post.\n\nKind regards,\nMaria Keane';
  expect(improveWriting(letter, 'impact').map(({ sentence }) => sentence)).toEqual([
    'I am writing in order to apply for the post.',
  ]);
  expect(improvedOf(letter)[0]).toBe('I am writing to apply for the post.');
});

it('prefers the words of the advert where they say the same', () => {
  const [first] = improveWriting('Helped customers with complaints', 'keywords', {
    keywords: 'Our clients expect much.',
  });
  expect(first?.rewrites[0]?.text).toContain('clients');
});

it('gives rewrites that differ, with the figures of the sentence and none besides, a blank never first', () => {
  const figures = (text: string) => (text.replaceAll(BLANK, '').match(/\d+/g) ?? []).toSorted();
  fc.assert(
    fc.property(requests(), fc.constantFrom(...improvementTypes), (request, kind) => {
      const text = request.experience
        .map(({ description }) => description)
        .join('\n')
        .slice(0, 2_000);
      for (const { sentence, span, rewrites, note } of improveWriting(text, kind)) {
        expect(text.slice(span.start, span.end)).toBe(sentence);
        expect(rewrites.length === 0).toBe(note !== '');
        expect(rewrites[0]?.text ?? '').not.toMatch(/\[/);
        expect(new Set(rewrites.map((one) => one.text)).size).toBe(rewrites.length);
        for (const one of rewrites) {
          expect(one.text).not.toBe(sentence);
          expect(new Set(figures(sentence)).isSupersetOf(new Set(figures(one.text)))).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
