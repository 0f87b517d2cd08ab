import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { requests } from '@candor/testing';
import { addProposed, improvementTypes, improveWriting } from './improve-writing.ts';

const BLANK = /\[[^\]]*\]/g;

it('says who did it first, and what it was for behind', () => {
  const sentence = 'In order to keep the vans on the road, the rota was written by me for 6 years.';
  const [first] = improveWriting(sentence, 'action-verb');
  expect(first?.rewrites[0]?.text).toBe('Wrote the rota for 6 years to keep the vans on the road.');
});

it('turns the usual weak sentences round', () => {
  const [first] = improveWriting('The rota was organised by me for 12 colleagues.', 'action-verb');
  expect(first?.rewrites.map(({ text }) => text)).toContain('Organised the rota for 12 colleagues.');
  const [second] = improveWriting(
    'I introduced two-nurse checks, cutting errors from 14 to 5 a year.',
    'impact',
  );
  expect(second?.rewrites[0]?.text).toBe('I cut errors from 14 to 5 a year by introducing two-nurse checks.');
});

it.each([
  ['We sold 120 cakes a week in order to pay for the oven.', 'We sold 120 cakes a week to pay for the oven.'],
  ['I look after my nan because I actually like to.', 'I look after my nan because I like to.'],
  ['Duties included cleaning, cooking and shopping.', 'Cleaned, cooked and shopped.'],
])('leaves to whoever did it what they did: %s', (sentence, said) => {
  const [first] = improveWriting(sentence, 'action-verb');
  expect(first?.rewrites.map(({ text }) => text)).toContain(said);
});

it.each([
  'I am hard working.',
  'I have a lot of experience with angry customers.',
  'I could help your team to sell more.',
])('asks for proof of what tells of no deed, and makes none of it: %s', (sentence) => {
  for (const kind of improvementTypes) {
    const [first] = improveWriting(sentence, kind);
    expect(first?.rewrites.length).toBeGreaterThanOrEqual(3);
    for (const { text } of first?.rewrites ?? []) {
      expect(text.startsWith(sentence.replace(/\.$/, ''))).toBe(true);
      expect(text).toMatch(/\[.+\]/);
    }
  }
});

it('asks for a figure where none is given', () => {
  const [first] = improveWriting('Responsible for training of new nurses.', 'achievement');
  expect(first?.rewrites[0]).toEqual({
    text: 'Trained [how many] new nurses.',
    reason: 'How many new nurses did you train?',
  });
});

it('prefers the words of the advert where they say the same', () => {
  const [first] = improveWriting('Helped customers with complaints', 'keywords', {
    keywords: 'Our clients expect much.',
  });
  expect(first?.rewrites[0]?.text).toContain('clients');
});

it('gives three to five rewrites a sentence, each other than it, with its figures and none besides', () => {
  const figures = (text: string) => (text.replaceAll(BLANK, '').match(/\d+/g) ?? []).toSorted();
  fc.assert(
    fc.property(requests(), fc.constantFrom(...improvementTypes), (request, kind) => {
      const text = request.experience
        .map(({ description }) => description)
        .join('\n')
        .slice(0, 2_000);
      for (const { sentence, span, rewrites } of improveWriting(text, kind)) {
        expect(text.slice(span.start, span.end)).toBe(sentence);
        expect(rewrites.length).toBeGreaterThanOrEqual(3);
        expect(rewrites.length).toBeLessThanOrEqual(5);
        expect(new Set(rewrites.map((one) => one.text)).size).toBe(rewrites.length);
        for (const one of rewrites) {
          expect(one.text).not.toBe(sentence);
          expect(one.reason).not.toBe('');
          expect(new Set(figures(sentence)).isSupersetOf(new Set(figures(one.text)))).toBe(true);
        }
      }
    }),
    { numRuns: 150, seed: 11 },
  );
});

it('takes from a model only what holds the facts of the sentence', () => {
  const sentences = improveWriting('Trained 12 nurses in wound care.', 'impact');
  const [first] = addProposed(sentences, [
    ['Taught 12 nurses wound care.', 'Trained 40 nurses at Mayo Clinic.', 'Trained 12 nurses.\nAnd more.'],
  ]);
  expect(first?.rewrites[0]?.text).toBe('Taught 12 nurses wound care.');
  expect(first?.rewrites.map(({ text }) => text).join(' ')).not.toMatch(/40|Mayo|And more/);
  expect(first?.rewrites.length).toBeLessThanOrEqual(5);
});
