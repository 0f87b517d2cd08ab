import { describe, expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { fieldWords, withFieldWords } from './field-value.ts';
import { CERTAIN_FROM, fieldPathOf, FoundPlaces } from './found.ts';
import { reviewSections, type ReviewField } from './review-fields.ts';
import { withoutRemoved } from './without-removed.ts';

const document = cvDocument({
  basics: { name: 'Ana Ruiz', links: [{ label: 'Site', url: 'https://example.org' }] },
  summary: 'Nurse.',
  experience: [
    { company: 'Riverside', position: 'Nurse', start: '2020-03', end: 'present', bullets: ['One', 'Two'] },
  ],
  education: [{ institution: 'University of Texas', end: '2016' }],
  skills: [{ name: 'Triage' }, { name: 'Epic' }],
  projects: [{ name: 'Ward move', start: '2021' }],
  languages: [{ name: 'Spanish', level: 'native' }],
  certifications: [{ name: 'ACLS', date: '2021' }],
  custom: [{ title: 'Volunteering', entries: [{ title: 'Food bank' }] }],
});
const allFields = (of = document): ReviewField[] =>
  reviewSections(of).flatMap(({ entries }) => entries.flatMap(({ fields }) => fields));
const field = (path: string): ReviewField => {
  const named = allFields().find((candidate) => candidate.path === path);
  if (!named) throw new Error(`no field ${path}`);
  return named;
};
const box = { x0: 0, top: 0, x1: 10, bottom: 10 };
const found = (path: string, certainty: number) => ({ path, certainty, page: 1, box });

it('lists every text of a document in exactly one field', () => {
  const shown = allFields()
    .flatMap((each) => fieldWords(document, each).split('\n'))
    .filter((words) => words !== '');
  expect(shown.toSorted()).toEqual(
    [
      'Ana Ruiz|Site|https://example.org|Nurse.|Nurse|Riverside|Mar 2020 – Present|One|Two'.split('|'),
      'University of Texas|2016|Triage|Epic|Ward move|2021|Spanish|native|ACLS|2021'.split('|'),
      'Volunteering|Food bank'.split('|'),
    ]
      .flat()
      .toSorted(),
  );
});

it('leaves a document as it is when each field gets its own words', () => {
  const same = allFields().reduce((of, each) => withFieldWords(of, each, fieldWords(of, each)), document);
  expect(same).toEqual(document);
});

it('corrects one field and nothing else', () => {
  const changed = withFieldWords(document, field('experience.0.company'), 'Riverside Medical');
  expect(changed).toEqual({
    ...document,
    experience: [{ ...document.experience[0], company: 'Riverside Medical' }],
  });
  expect(document.experience[0]?.company).toBe('Riverside');
});

it('reads corrected dates, and keeps those it cannot read', () => {
  const dates = field('education.0.dates');
  expect(withFieldWords(document, dates, '2014 - 2018').education[0]).toMatchObject({
    start: '2014',
    end: '2018',
  });
  expect(withFieldWords(document, dates, 'spring term').education[0]).toMatchObject({ start: 'spring term' });
});

it('does nothing for a place that is not there', () => {
  const stray: ReviewField = { path: 'experience.7.company', label: '', shape: { kind: 'line' } };
  expect(withFieldWords(document, stray, 'x')).toEqual(document);
  expect(fieldWords(document, { ...stray, path: '__proto__.polluted' })).toBe('');
});

describe('what was found', () => {
  const places = new FoundPlaces([
    found('experience.0.start', 0.9),
    found('experience.0.end', 0.4),
    found('experience.0.bullets.1', 0.7),
    found('experience.0.company', CERTAIN_FROM),
  ]);

  it('takes the least certain part of a field', () => {
    expect(places.certainty(field('experience.0.dates'))).toBe(0.4);
    expect(places.isUncertain(field('experience.0.dates'))).toBe(true);
    expect(places.isUncertain(field('experience.0.company'))).toBe(false);
    expect(places.under('experience.0.bullets')).toHaveLength(1);
    expect(places.under('experience.0')).toHaveLength(4);
  });

  it('leads from a place to the field that shows it', () => {
    const paths = allFields().map(({ path }) => path);
    for (const path of ['experience.0.start', 'experience.0.end', 'experience.0.bullets.1', 'basics.name'])
      expect(paths).toContain(fieldPathOf(path));
  });

  it('takes what it was not told about as certain', () => {
    expect(places.certainty(field('basics.name'))).toBe(1);
  });
});

it('drops what was removed and keeps the order of the rest', () => {
  const left = withoutRemoved(
    document,
    new Set(['skills.0', 'summary', 'basics.links.0', 'custom.0.entries.0', 'experience.0']),
  );
  expect(left).toMatchObject({ summary: '', skills: [{ name: 'Epic' }], experience: [], custom: [] });
  expect(withoutRemoved(document, new Set(['custom.0'])).custom).toEqual([]);
  expect(left.basics.links).toEqual([]);
  expect(left.education).toEqual(document.education);
});
