import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countries, countryNames, countryPhrases } from '@candor/domain/salary';
import { findCountry } from './find-country.ts';

it.each(countries)('%s is understood by every name that it has on the screen', (country) => {
  for (const where of [
    country,
    countryNames[country],
    countryPhrases[country],
    countryNames[country].toUpperCase(),
  ])
    expect([where, findCountry(where)]).toEqual([where, { country, place: null, others: [] }]);
});

it('keeps a part of a country as a place', () => {
  expect(findCountry('England')).toEqual({ country: 'gb', place: 'England', others: [] });
});

it('asks which of two near places is meant, and understands each of its own suggestions', () => {
  const found = findCountry('Newcastle', 'gb');
  expect(found).toMatchObject({
    country: 'gb',
    place: 'Newcastle upon Tyne',
    others: ['Newcastle, Australia'],
  });
  for (const where of ['Newcastle, Australia', 'Newcastle upon Tyne, United Kingdom'])
    expect(findCountry(where)).toMatchObject({
      country: where.endsWith('Australia') ? 'au' : 'gb',
      others: [],
    });
});

/** Every name of the table of places. */
const names = readFileSync(
  join(import.meta.dirname, '../../../../packages/occupations/data/places.txt'),
  'utf8',
)
  .split('\n')
  .flatMap((line) => (line.startsWith('#') || !line.includes('\t') ? [] : [line.split('\t', 1)[0] ?? '']));

it('understands every other place that it offers, of all places that there are', () => {
  const offered = names.flatMap((name) => {
    const found = findCountry(name);
    return found.country === null ? [] : found.others;
  });
  expect(offered.length).toBeGreaterThan(100);
  const misread = [...new Set(offered)].filter((where) => {
    const { country } = findCountry(where);
    const named = countries.find((one) => where.endsWith(countryNames[one]));
    return country === null || (named !== undefined && country !== named);
  });
  expect(misread).toEqual([]);
});
