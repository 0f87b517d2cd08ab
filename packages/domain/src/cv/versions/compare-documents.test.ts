import { aDocument, documents, patience } from '@candor/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvDocument } from '../document.ts';
import { wordDifferences, type ComparedSection } from '../../versions/index.ts';
import { compareDocuments } from './compare-documents.ts';

const sideOf = (runs: { kind: string; text: string }[], without: string) =>
  runs.map(({ kind, text }) => (kind === without ? '' : text)).join('');

it('gives both texts back to the letter, whatever they are', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 20 }));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDifferences(before, after);
      expect(sideOf(runs, 'added')).toBe(before);
      expect(sideOf(runs, 'removed')).toBe(after);
    }),
  );
});

it('marks words, draws a rewritten phrase together, and parts Han by the sign', () => {
  expect(wordDifferences('Managed 12 staff on the ward', 'Led 14 people on the ward')).toEqual([
    { kind: 'removed', text: 'Managed 12 staff' },
    { kind: 'added', text: 'Led 14 people' },
    { kind: 'same', text: ' on the ward' },
  ]);
  expect(wordDifferences('負責管理', '負責教育')).toEqual([
    { kind: 'same', text: '負責' },
    { kind: 'removed', text: '管理' },
    { kind: 'added', text: '教育' },
  ]);
});

/** Every entry's statements of one side, section by section; an entry's order within a section does not matter here. */
function side(sections: ComparedSection[], of: 'before' | 'after'): string[] {
  const gone = of === 'before' ? 'added' : 'removed';
  return sections
    .filter(({ title }) => title[of] !== null)
    .flatMap(({ entries }) => entries.filter(({ change }) => change !== gone))
    .flatMap(({ fields, bullets }) => [...fields, ...bullets].map((text) => text[of] ?? ''))
    .filter((text) => text !== '')
    .toSorted();
}

it('loses and doubles nothing of either document, and finds itself the same', () => {
  fc.assert(
    fc.property(documents(), documents(), (before, after) => {
      const compared = compareDocuments(before, after);
      const mirrored = compareDocuments(after, before);
      expect(side(compared, 'before')).toEqual(side(mirrored, 'after'));
      expect(side(compared, 'before')).toEqual(side(compareDocuments(before, before), 'after'));
      expect(side(compared, 'after')).toEqual(side(compareDocuments(after, after), 'before'));
      expect(compareDocuments(before, before).every(({ change }) => change === 'same')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('finds a job again under a new title, and shows what was removed where it stood', () => {
  const [first] = aDocument().experience;
  const before = aDocument({
    experience: [
      { position: 'Intern', company: 'Clinic' },
      first ?? {},
      { position: 'Aide', company: 'Home' },
    ],
  });
  const after = aDocument({
    experience: [
      { ...first, position: 'Charge Nurse' },
      { position: 'Aide', company: 'Home' },
    ],
  });
  const section = compareDocuments(before, after).find(({ kind }) => kind === 'experience');
  expect(section?.entries.map(({ name, change }) => [name, change])).toEqual([
    ['Intern', 'removed'],
    ['Charge Nurse', 'changed'],
    ['Aide', 'same'],
  ]);
});

it('says which entry has moved, and only that', () => {
  const jobs = ['Intern', 'Nurse', 'Lead'].map((position) => ({ position, company: `${position} Ltd` }));
  const [intern = {}, nurse = {}, lead = {}] = jobs;
  const compared = compareDocuments(
    cvDocument({ experience: jobs }),
    cvDocument({ experience: [lead, intern, nurse] }),
  );
  const entries = compared.find(({ kind }) => kind === 'experience')?.entries;
  expect(entries?.map(({ name, isMoved }) => [name, isMoved])).toEqual([
    ['Lead', true],
    ['Intern', false],
    ['Nurse', false],
  ]);
});

it(
  'compares the greatest documents without taking all pairs of everything',
  () => {
    const great = (word: string) =>
      cvDocument({
        experience: Array.from({ length: 60 }, (_, job) => ({
          position: `${word} ${job}`,
          bullets: Array.from(
            { length: 200 },
            (_, at) => `${word} did ${job} things of ${at} kinds ${'x y '.repeat(20)}`,
          ),
        })),
      });
    const compared = compareDocuments(great('Nurse'), great('Teacher'));
    expect(side(compared, 'before')).toHaveLength(60 * 201);
  },
  patience(20_000),
);
