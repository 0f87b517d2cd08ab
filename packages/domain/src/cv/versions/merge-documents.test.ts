import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDocument, documents } from '@candor/testing';
import { cvDocument, type CvDocument } from '../document.ts';
import { normaliseDocument } from '../normalise.ts';
import { isSameDocument } from '../same-document.ts';
import { mergeChanges, mergeDocuments, nextBase } from './merge-documents.ts';

const job = (bullets: string[], company = 'Dell Seton') => ({
  company,
  position: 'Nurse',
  start: '2019',
  bullets,
});
const cv = (bullets: string[], more: object = {}) => cvDocument({ experience: [job(bullets)], ...more });
const bulletsOf = ({ experience }: CvDocument) => experience.flatMap(({ bullets }) => bullets);

const base = cv(['Cared for 6 patients a shift', 'Trained two nurses', 'Ordered stock'], {
  summary: 'Nurse.',
});
const edited = cv(
  ['Cared for six patients a shift on a busy ward', 'Trained two nurses', 'Sat on the board'],
  {
    summary: 'Nurse.',
  },
);
const next = cv(['Care for 6 patients', 'Trained two nurses a year', 'Ordered stock', 'Ran triage'], {
  summary: 'Nurse with six years.',
});

it('changes what was not touched and leaves what was', () => {
  const merged = mergeDocuments({ base, edited, next });
  expect(merged.summary).toBe('Nurse with six years.');
  // Edited and added words stay, and what was taken out stays out.
  expect(bulletsOf(merged)).toEqual([
    'Cared for six patients a shift on a busy ward',
    'Trained two nurses a year',
    'Sat on the board',
    'Ran triage',
  ]);
});

it('says what would change, and which of it the person edited', () => {
  const changes = mergeChanges({ base, edited, next });
  expect(changes.map(({ kind, section, entry, isEdited }) => [kind, section, entry, isEdited])).toEqual([
    ['changed', 'summary', '', false],
    ['changed', 'experience', 'Nurse', true],
    ['changed', 'experience', 'Nurse', false],
    ['added', 'experience', 'Nurse', false],
  ]);
  expect(changes[2]?.texts).toEqual([{ before: 'Trained two nurses', after: 'Trained two nurses a year' }]);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});

it('takes an entry away that the form has no more, unless the person touched it', () => {
  const two = cvDocument({ experience: [job(['Ran triage']), job(['Led a team'], 'St. Mary')] });
  const one = cvDocument({ experience: [job(['Ran triage'])] });
  expect(mergeDocuments({ base: two, edited: two, next: one })).toEqual(one);
  const touched = cvDocument({ experience: [job(['Ran triage']), job(['Led a team of 4'], 'St. Mary')] });
  expect(mergeDocuments({ base: two, edited: touched, next: one })).toEqual(touched);
});

it('keeps the order a person gave, and else follows the new one', () => {
  const [a, b, c] = ['Ran triage', 'Led a team', 'Ordered stock'];
  const was = cv([a, b, c]);
  const reordered = mergeDocuments({ base: was, edited: was, next: cv([c, a, b]) });
  expect(bulletsOf(reordered)).toEqual([c, a, b]);
  const own = mergeDocuments({ base: was, edited: cv([b, a, c]), next: cv([c, a, b]) });
  expect(bulletsOf(own)).toEqual([b, a, c]);
});

it('offers again what was not taken, and keeps edited words through every generation', () => {
  const taken = mergeDocuments({ base, edited, next }, ({ section }) => section === 'summary');
  const settled = nextBase(base, edited, taken);
  const again = mergeChanges({ base: settled, edited: taken, next });
  expect(again.map(({ kind, isEdited }) => [kind, isEdited])).toEqual([
    ['changed', true],
    ['changed', false],
    ['added', false],
  ]);
  expect(bulletsOf(mergeDocuments({ base: settled, edited: taken, next }))).toContain('Sat on the board');
});

/** Edits as a person makes them: sentences and lines changed, added, taken out. */
const edits = fc.record({
  name: fc.option(fc.constantFrom('Ana Ruiz', 'Ana-Lucía Ruiz')),
  summary: fc.option(fc.constantFrom('My own words.', '')),
  bullet: fc.nat(5),
  change: fc.constantFrom('nothing', 'reword', 'add', 'remove'),
});
function edit(
  document: CvDocument,
  { name, summary, bullet, change }: typeof edits extends fc.Arbitrary<infer E> ? E : never,
) {
  const [first, ...others] = document.experience;
  const bullets = [...(first?.bullets ?? [])];
  if (change === 'reword' && bullets[bullet]) bullets[bullet] = `${bullets[bullet]} by my own hand`;
  if (change === 'add') bullets.splice(bullet, 0, 'Wrote this by my own hand');
  if (change === 'remove') bullets.splice(bullet, 1);
  return normaliseDocument({
    ...document,
    basics: { ...document.basics, ...(name ? { name } : {}) },
    summary: summary ?? document.summary,
    experience: first ? [{ ...first, bullets }, ...others] : [],
  });
}
const kept = documents().map(normaliseDocument);

it('is the generated document where nothing was touched, and the edited one where nothing is taken', () => {
  fc.assert(
    fc.property(kept, kept, edits, (was, now, change) => {
      expect(mergeDocuments({ base: was, edited: was, next: now })).toEqual(now);
      const mine = edit(was, change);
      expect(mergeDocuments({ base: was, edited: mine, next: now }, () => false)).toEqual(mine);
      expect(mergeDocuments({ base: was, edited: mine, next: was })).toEqual(mine);
    }),
  );
});

it('leaves every touched sentence as it stands, letter by letter, however often it is generated', () => {
  const sentences = (document: CvDocument) => [
    document.basics.name,
    document.summary,
    ...bulletsOf(document),
  ];
  fc.assert(
    fc.property(kept, kept, edits, (was, now, change) => {
      const mine = edit(was, change);
      const untouched = new Set(sentences(was));
      const touched = sentences(mine).filter((sentence) => !untouched.has(sentence));
      const merged = mergeDocuments({ base: was, edited: mine, next: now });
      for (const sentence of touched) expect(sentences(merged)).toContain(sentence);
      // The same generation once more changes nothing.
      const settled = nextBase(was, mine, merged);
      const twice = mergeDocuments({ base: settled, edited: merged, next: now });
      for (const sentence of touched) expect(sentences(twice)).toContain(sentence);
      expect(isSameDocument(twice, merged)).toBe(true);
    }),
  );
});

it('merges a document of the greatest size within its bounds', () => {
  const large = aDocument({
    experience: Array.from({ length: 60 }, (_, at) =>
      job(
        Array.from({ length: 200 }, (__, line) => `Did thing ${at} ${line}`),
        `Employer ${at}`,
      ),
    ),
  });
  expect(mergeDocuments({ base: large, edited: large, next: large })).toEqual(normaliseDocument(large));
});
