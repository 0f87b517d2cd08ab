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
