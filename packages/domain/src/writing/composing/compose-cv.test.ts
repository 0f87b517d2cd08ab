import * as fc from 'fast-check';
import { aRequest, requests, tries } from '@candor/testing';
import { expect, it } from 'vitest';
import { documentFromRequest } from '../../cv/index.ts';
import { answered, openMarks, takeMark } from '../marks-on-cv.ts';
import { withoutBlanks } from '../blanks.ts';
import { composeCv } from './compose-cv.ts';
import { writeCvNow } from './built-in-writer.ts';

const today = '2026-11';

function written(description: string, rest: Parameters<typeof aRequest>[0] = {}) {
  const experience = [{ company: 'Alder', position: 'Deckhand', duration: '2019 - 2022', description }];
  return writeCvNow(aRequest({ summary: 'Deckhand.', experience, ...rest }), { today });
}
const bulletsOf = (description: string) => written(description).document.experience[0]?.bullets;
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

it('prints every word that was typed and none besides, over random profiles', () => {
  fc.assert(
    fc.property(requests(), (request) => {
      const { document } = composeCv(request, { today });
      const given = documentFromRequest(request);
      const wordsOf = ({ summary, experience }: typeof given) =>
        [summary, ...experience.flatMap(({ bullets }) => bullets)]
          .flatMap((text) => words(withoutBlanks(text)))
          .toSorted();
      expect(wordsOf(document)).toEqual(wordsOf(given));
    }),
    { numRuns: tries(60, 300) },
  );
});

it.each([
  ['mended  the nets .', 'Mended the nets'],
  ['kept the log in english on monday', 'Kept the log in English on Monday'],
  ['iOS builds, twice a week,', 'iOS builds, twice a week'],
  ['Kept the log. Cooked for six', 'Kept the log. Cooked for six.'],
  ['vhf watch', 'vhf watch'],
])('puts right what cannot be wrong, and no more: %j', (typed, printed) => {
  const bullets = bulletsOf(`- ${typed}`);
  expect(bullets).toEqual([printed]);
});

it('never puts a post above one that began when it was over', () => {
  const experience = [
    { company: 'A', position: 'Cook', duration: '2010 - 2012' },
    { company: 'B', position: 'Chef', duration: '2013 - Present' },
  ];
  const { document, jobs } = composeCv(aRequest({ experience }), { today });
  expect(document.experience.map(({ company }) => company)).toEqual(['B', 'A']);
  expect(jobs).toEqual([1, 0]);
});

it.each([
  ['Was responsible for training new staff', 'Trained new staff'],
  ['I mended the nets', 'Mended the nets'],
])('proposes for %j, and changes nothing by itself', (typed, proposal) => {
  const { document, facts } = written(typed);
  expect(document.experience[0]?.bullets).toEqual([typed]);
  const mark = facts.marks.find(({ line }) => line === 'experience.0.bullets.0');
  expect(mark).toMatchObject({ kind: 'proposal', words: typed });
  expect(mark?.proposals[0]).toBe(proposal);
  const taken = mark && takeMark(document, mark, proposal);
  expect(taken?.experience[0]?.bullets).toEqual([proposal]);
  expect(taken && openMarks(facts, taken).map(({ words: about }) => about)).not.toContain(typed);
});

it('asks for the figure that is missing, and puts the answer into the line', () => {
  const { document, facts } = written('Trained new deckhands');
  const mark = facts.marks.find(({ kind }) => kind === 'question');
  expect(mark?.question).toBe('How many new deckhands did you train?');
  const taken = mark && takeMark(document, mark, answered(mark, '14'));
  expect(taken?.experience[0]?.bullets).toEqual(['Trained 14 new deckhands']);
});

it('asks when a post was, and reads the answer', () => {
  const experience = [{ company: 'Alder', position: 'Deckhand', duration: '' }];
  const { document, facts } = writeCvNow(aRequest({ experience }), { today });
  const mark = facts.marks.find(({ line }) => line === 'experience.0.dates');
  expect(mark?.question).toBe('When was this: Deckhand, Alder?');
  const taken = mark && takeMark(document, mark, answered(mark, 'May 2019 - 2021'));
  expect(taken?.experience[0]).toMatchObject({ start: '2019-05', end: '2021' });
});

it('proposes to leave out what a CV is better without, and keeps it until its person agrees', () => {
  const { document, facts } = written('Mended nets\nWas made redundant in 2022');
  const mark = facts.marks.find(({ proposals }) => proposals.includes(''));
  expect(document.experience[0]?.bullets).toHaveLength(2);
  expect(mark && takeMark(document, mark, '')?.experience[0]?.bullets).toEqual(['Mended nets']);
});

it('offers a first sentence where years and trade are sure, and asks where not', () => {
  const experience = [{ company: 'Petal', position: 'Florist', duration: 'Jan 2016 - Present' }];
  const marks = (jobTitle: string) =>
    composeCv(aRequest({ summary: '', jobTitle, experience }), { today }).marks.filter(
      ({ line }) => line === 'summary',
    );
  expect(marks('Florist')[0]?.proposals).toEqual(['Florist with ten years’ experience, now at Petal.']);
  expect(marks('Plumber')[0]?.question).toMatch(/what do you do/);
});

it('says the same to the byte each time', () => {
  const request = aRequest();
  expect(JSON.stringify(writeCvNow(structuredClone(request), { today }))).toBe(
    JSON.stringify(writeCvNow(request, { today })),
  );
});
