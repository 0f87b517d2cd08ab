import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { findSpans } from './find-spans.ts';
import { soughtWords } from './sought-words.ts';

const text = `Ana Ruiz
Nurse at Riverside

2020 - 2023   Riverside Medical,   Charge
Nurse
2016 - 2020   Riverside Medical, Nurse`;

const marked = (sought: Record<string, string | string[]>) =>
  Object.fromEntries(
    findSpans(
      text,
      Object.entries(sought).map(([id, forms]) => ({ id, forms: [forms].flat() })),
    ).map(({ id, start, end }) => [id, [start, text.slice(start, end)]]),
  );

it('finds words whatever their case and spaces', () => {
  expect(marked({ name: 'ANA RUIZ', job: 'charge nurse' })).toEqual({
    name: [0, 'Ana Ruiz'],
    job: [text.indexOf('Charge'), 'Charge\nNurse'],
  });
});

it('takes entries in their order, no place twice', () => {
  const found = marked({
    first: 'Riverside Medical',
    second: 'Riverside Medical',
    third: 'Riverside Medical',
  });
  expect(found['second']?.[0]).toBe(text.lastIndexOf('Riverside'));
  expect(found['third']).toBeUndefined();
});

it('takes the first form that stands in the text', () => {
  expect(marked({ dates: ['Mar 2020', '2020 - 2023', '2020'] })).toEqual({
    dates: [text.indexOf('2020'), '2020 - 2023'],
  });
});

it('marks whole words only', () => {
  expect(marked({ part: 'River', other: 'urse' })).toEqual({});
});

it('gives spans in the order of the text, none over another', () => {
  const spans = findSpans(text, [
    { id: 'b', forms: ['Riverside Medical, Charge Nurse'] },
    { id: 'a', forms: ['Nurse at Riverside'] },
    { id: 'c', forms: ['Charge'] },
  ]);
  expect(spans.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('finds every field of a document that its text states', () => {
  const document = cvDocument({
    basics: { name: 'Ana Ruiz' },
    experience: [
      { company: 'Riverside Medical', position: 'Charge Nurse', start: '2020', end: '2023' },
      { company: 'Riverside Medical', position: 'Nurse', start: '2016-05', end: '2020' },
    ],
  });
  const found = findSpans(text, soughtWords(document)).map(({ id, start, end }) => [
    id,
    text.slice(start, end),
  ]);
  expect(Object.fromEntries(found)).toMatchObject({
    'basics.name': 'Ana Ruiz',
    'experience.0.company': 'Riverside Medical',
    'experience.0.dates': '2020 - 2023',
    'experience.1.company': 'Riverside Medical',
    'experience.1.dates': '2016 - 2020',
  });
});
