import { expect, it } from 'vitest';
import { cvDocument, cvDocumentSchema, cvLimits } from '../cv/index.ts';
import { linePlaces, withLinePlaced } from './index.ts';

const document = cvDocument({
  basics: { name: 'Ana Ruiz' },
  summary: 'Nurse.',
  experience: [{ company: 'St. Mary', position: 'Nurse', bullets: ['Led triage'] }, { company: 'Lakeside' }],
  education: [{ institution: 'University of Leeds' }],
  projects: [{ name: 'Ward board' }],
  custom: [{ title: 'Awards', entries: [{ title: 'Nurse of the year' }] }],
});

it('names every place that takes a line', () => {
  expect(linePlaces(document).map(({ label }) => label)).toEqual([
    'Professional Summary',
    'Position 1: Nurse',
    'Position 2: Lakeside',
    'Education 1: University of Leeds',
    'Skills',
    'Languages',
    'Certifications',
    'Project 1: Ward board',
    'Awards',
    'Further details',
  ]);
});

it('puts a line where it was sent, and nothing else moves', () => {
  for (const { id } of linePlaces(document)) {
    const placed = withLinePlaced(document, id, 'Spanish, born 1990');
    expect(cvDocumentSchema.parse(placed)).toEqual(placed);
    expect([id, JSON.stringify(placed).split('Spanish, born 1990').length]).toEqual([id, 2]);
    expect(placed.basics).toEqual(document.basics);
    expect(placed.experience[1]?.company).toBe('Lakeside');
  }
  expect(withLinePlaced(document, 'experience.0', 'Ran nights').experience[0]?.bullets).toEqual([
    'Led triage',
    'Ran nights',
  ]);
});

it('gathers further details under one heading', () => {
  const twice = withLinePlaced(withLinePlaced(document, 'further', 'One'), 'further', 'Two');
  expect(twice.custom.at(-1)).toMatchObject({
    title: 'Further details',
    entries: [{ title: 'One' }, { title: 'Two' }],
  });
  expect(linePlaces(twice).filter(({ label }) => label === 'Further details')).toHaveLength(1);
});

it('keeps within what a document may hold, and to places that there are', () => {
  const long = 'word '.repeat(cvLimits.paragraph).slice(0, cvLimits.paragraph);
  for (const { id } of linePlaces(document))
    expect([id, cvDocumentSchema.safeParse(withLinePlaced(document, id, long)).success]).toEqual([id, true]);
  expect(withLinePlaced(document, 'nowhere', 'One')).toBe(document);
});
