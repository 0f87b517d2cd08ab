import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromJsonResume } from './json-resume.ts';
import { leftOfJson } from './left-of-json.ts';

function read(value: unknown) {
  const document = fromJsonResume(value);
  return { document, left: leftOfJson(value, document, new Set()) };
}

it('takes numbers for texts, one text for a list of one, and skills as plain words', () => {
  const { document, left } = read({
    basics: { name: 'Ada Brink', website: 'http://ada.example' },
    work: [{ name: 'Xylem', startDate: 2014, endDate: 2015, highlights: 'Cooked soup' }],
    skills: ['Soup', 'Bread', null],
  });
  expect(document.experience[0]).toMatchObject({ start: '2014', end: '2015', bullets: ['Cooked soup'] });
  expect(document.skills.map(({ name }) => name)).toEqual(['Soup', 'Bread']);
  expect(document.basics.links).toEqual([{ label: '', url: 'http://ada.example' }]);
  expect(left).toEqual([]);
});

it('takes a text for the list it stands for, and does not tell its parts again', () => {
  const { document, left } = read({
    basics: { name: 'Ada Brink', location: 'Ghent, Belgium' },
    work: [{ name: 'Xylem', highlights: 'Cooked soup\nBaked rye' }],
    skills: { name: 'Kitchen', keywords: 'Stock, Rye bread; ' },
  });
  expect(document.experience[0]?.bullets).toEqual(['Cooked soup', 'Baked rye']);
  expect(document.skills).toEqual([
    { name: 'Stock', group: 'Kitchen' },
    { name: 'Rye bread', group: 'Kitchen' },
  ]);
  expect(left).toEqual([]);
  expect(read({ skills: 'Stock, Rye bread' }).left).toEqual([]);
  // What stands between commas is no field of its own each.
  expect(read({ work: [{ name: 'Ghent' }, { position: 'Cook', team: 'Ghent, Kiel' }] }).left).toEqual([
    'work 2 team: Ghent, Kiel',
  ]);
});

it('takes null for what is not there, at every level', () => {
  const { document, left } = read({
    basics: { name: 'Ada Brink', url: null, location: null, profiles: null },
    work: [{ name: 'Xylem', position: null, startDate: '2014', highlights: null }, null],
    skills: null,
    education: null,
  });
  expect(document.experience).toMatchObject([{ company: 'Xylem', position: '', bullets: [] }]);
  expect(left).toEqual([]);
});

it('tells what no field holds, with its place', () => {
  const { left } = read({
    basics: { name: 'Ada Brink', email: ['ada@b.example'] },
    work: ['Cook at Xylem'],
    education: [{ institution: 'Hotel School', gpa: '3.9' }],
    skills: [{ name: 'Soup', level: 'Master' }],
  });
  expect(left).toEqual([
    'basics email 1: ada@b.example',
    'work 1: Cook at Xylem',
    'education 1 gpa: 3.9',
    'skills 1 level: Master',
  ]);
});

it('tells an address and a short value whose words stand in other fields only', () => {
  const { left } = read({
    basics: { name: 'Ada Brink', url: 'http://ada.example' },
    work: [{ name: 'Brink', url: 'http://brink.example', highlights: ['Led the ada team'] }],
    projects: [{ name: 'Menu', type: 'team Ada' }],
  });
  expect(left).toEqual(['work 1 url: http://brink.example', 'projects 1 type: team Ada']);
});

it('loses no word of any entry, whatever its keys', () => {
  const words = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('name', 'position', 'url', 'team', 'summary', 'highlights', 'odd'),
        words,
      ),
      (entry) => {
        const { document, left } = read({ work: [entry] });
        const text = `${JSON.stringify(document)} ${left.join(' ')}`;
        for (const word of Object.values(entry)) expect(text).toContain(word);
      },
    ),
  );
});
