import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { fromJsonResume, toJsonResume } from './json-resume.ts';
import { normaliseDocument } from './normalise.ts';

it('holds every document without loss, through JSON too', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(document))))).toEqual(
        normaliseDocument(document),
      );
    }),
    { numRuns: 500 },
  );
});

it('reads a stranger’s file as far as it can be read', () => {
  const read = fromJsonResume({
    basics: {
      name: 'Jane Doe',
      label: 'Baker',
      url: 'https://jane.example',
      location: { city: 'Lyon', countryCode: 'FR' },
      profiles: 'none',
    },
    work: [
      {
        company: 'Boulangerie',
        position: 'Baker',
        startDate: '2019-03',
        summary: 'Baked bread',
        highlights: ['40 loaves a day', 7],
      },
      'odd',
    ],
    education: [{ institution: 'CFA', area: 'Baking', studyType: 'CAP', startDate: '2016', endDate: '2018' }],
    skills: [{ name: 'Bread', keywords: ['Sourdough', 'Rye'] }],
    volunteer: [{ organization: 'Food bank', position: 'Driver', startDate: '2020', endDate: '2021' }],
  });
  expect(read.basics).toMatchObject({
    name: 'Jane Doe',
    location: 'Lyon, FR',
    links: [{ label: '', url: 'https://jane.example' }],
  });
  expect(read.experience).toEqual([
    {
      company: 'Boulangerie',
      position: 'Baker',
      location: '',
      start: '2019-03',
      end: 'present',
      bullets: ['Baked bread', '40 loaves a day', '7'],
    },
  ]);
  expect(read.education[0]).toMatchObject({ degree: 'CAP Baking', start: '2016', end: '2018' });
  expect(read.skills).toEqual([
    { name: 'Sourdough', group: 'Bread' },
    { name: 'Rye', group: 'Bread' },
  ]);
  expect(read.custom).toMatchObject([
    {
      title: 'Volunteering',
      entries: [{ title: 'Driver', subtitle: 'Food bank', start: '2020', end: '2021' }],
    },
  ]);
});

it('never throws, whatever it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => fromJsonResume(value)).not.toThrow();
      expect(() =>
        fromJsonResume({ basics: value, work: value, skills: value, meta: { candor: { custom: value } } }),
      ).not.toThrow();
    }),
  );
});
