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
    expect([where, findCountry(where)]).toEqual([where, { country, place: null }]);
});

it('keeps a part of a country as a place', () => {
  expect(findCountry('England')).toEqual({ country: 'gb', place: 'England' });
});
