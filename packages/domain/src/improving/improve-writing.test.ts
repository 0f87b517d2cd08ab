import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { requests } from '@candor/testing';
import { improveWriting } from './improve-writing.ts';
import { improvementTypes } from './rewrite.ts';

const BLANK = /\[[^\]]*\]/g;
const saidOf = (sentence: string, type: (typeof improvementTypes)[number] = 'action-verb') =>
  improveWriting(sentence, type).flatMap(({ rewrites }) => rewrites.map(({ text }) => text));

it.each([
  ['The rota was organised by me for 12 colleagues.', 'Organised the rota for 12 colleagues.'],
  ["It was my responsibility to keep the boat's log.", "Kept the boat's log."],
  ['Got promoted twice in 3 years.', 'Promoted twice in 3 years.'],
  ['Charged with overseeing of the shop money.', 'Oversaw the shop money.'],
  ['We sold 120 cakes a week in order to pay for the oven.', 'We sold 120 cakes a week to pay for the oven.'],
])('says first what was done: %s', (sentence, said) => {
  expect(saidOf(sentence)).toContain(said);
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
    for (const said of saidOf(sentence, type)) expect(said).toMatch(/^I /);
  }
});

it('leaves greetings, names and closings', () => {
  const letter = 'Dear Ms Okafor,\n\nI writing to apply for the post.\n\nKind regards,\nMaria Keane';
  expect(improveWriting(letter, 'impact').map(({ sentence }) => sentence)).toEqual([
    'I writing to apply for the post.',
  ]);
  expect(saidOf(letter)[0]).toBe('I am writing to apply for the post.');
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
