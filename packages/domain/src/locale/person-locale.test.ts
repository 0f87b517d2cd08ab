import fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { countries } from './country-names.ts';
import { deviceCountry, paperOf, personLocale, writesAmerican } from './index.ts';
import { phoneSign } from './signs.ts';

const countryOf = (location: string, phone = '') => personLocale({ location, phone }).country;

it.each([
  ['Leeds', 'gb'],
  ['Leeds, UK', 'gb'],
  ['12 Jordan Street, Leeds LS1 4AP', 'gb'],
  ['Cambridge, Massachusetts', 'us'],
  ['San Francisco, California 94105', 'us'],
  ['Atlanta, Georgia', 'us'],
  ['London, Ontario', 'ca'],
  ['Perth WA 6000', 'au'],
  ['Wien', 'at'],
  ['Warszawa, Polska', 'pl'],
  ['Lyon, Frankreich', 'fr'],
  ['Sligo, Co. Sligo', 'ie'],
  ['Shrewsbury', null],
  ['Georgia 5', 'us'],
] as const)('a person in %j is in %s', (location, country) => {
  expect(countryOf(location)).toBe(country);
});

it.each([
  ['Brest', '+33 2 98 00 00 00', 'fr'],
  ['Boston', '+44 1205 555901', 'gb'],
  ['Boston', '617-555-0100', 'us'],
  ['Toronto', '+1 416 555 0172', 'ca'],
  ['', '0049 30 123456', 'de'],
  ['', '(512) 555-0100', 'us'],
  ['', '0113 496 0123', null],
  ['Warsaw, Poland', '+44 20 7946 0000', 'pl'],
] as const)('in %j with the number %j: %s', (location, phone, country) => {
  expect(countryOf(location, phone)).toBe(country);
});

it('goes by location, telephone, device and settings, in this order', () => {
  const home = { deviceCountry: 'ca', timeZone: 'Europe/Berlin' };
  expect(personLocale({ location: 'Leeds', phone: '+33 1 23 45 67 89' }, home).country).toBe('fr');
  expect(personLocale({ location: 'Leeds, England', phone: '+33 1 23 45 67 89' }, home).country).toBe('gb');
  expect(personLocale({ location: 'Leeds' }, home).country).toBe('gb');
  expect(personLocale({ location: 'Shrewsbury' }, home).country).toBe('ca');
  expect(personLocale({}, { ...home, deviceCountry: '' }).country).toBe('de');
  // +1 leaves North America open; the device tells which.
  expect(personLocale({ phone: '+1 204 555 0100' }, home).country).toBe('ca');
  expect(personLocale({}).country).toBeNull();
});

it('takes the zone of a device before its language, which is often American for no reason', () => {
  expect(deviceCountry({ languages: ['en-US', 'en'], timeZone: 'Europe/London' })).toBe('gb');
  expect(deviceCountry({ languages: ['en'], timeZone: 'Asia/Kolkata' })).toBe('in');
  expect(deviceCountry({ languages: ['en', 'en-GB'], timeZone: 'UTC' })).toBe('gb');
  expect(deviceCountry({ languages: ['de'], timeZone: 'UTC' })).toBe('');
});

it.each([
  ['Leeds', 'a4', 'en-GB', false],
  ['Austin, TX', 'letter', 'en-US', true],
  ['Toronto', 'letter', 'en-CA', true],
  ['Ciudad de México', 'letter', 'en-GB', false],
  ['Berlin', 'a4', 'en-DE', false],
  ['', 'letter', 'en-US', true],
] as const)('prints and spells in %j as people there do', (location, paper, language, isAmerican) => {
  const locale = personLocale({ location });
  expect([paperOf(locale.country), locale.language, writesAmerican(locale.country)]).toEqual([
    paper,
    language,
    isAmerican,
  ]);
});

it('knows the calling code of every country that the telephone library knows', () => {
  const short = getCountries().filter((country) => country.length === 2);
  expect([...countries].toSorted()).toEqual(short.map((country) => country.toLowerCase()).toSorted());
  for (const country of short)
    expect(phoneSign(`+${getCountryCallingCode(country)} 0`)).toContain(country.toLowerCase());
});

it('is sure of a country only where its number may be: any number, and any device', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getCountries()), fc.constantFrom(...countries), (country, device) => {
      const phone = getExampleNumber(country, examples)?.formatInternational() ?? '';
      const found = personLocale({ phone }, { deviceCountry: device }).country;
      expect(phoneSign(phone)).toContain(found);
    }),
  );
});

it('takes whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (location, phone, email, device) => {
      const { country } = personLocale({ location, phone, email }, { deviceCountry: device });
      expect(country === null || countries.includes(country)).toBe(true);
    }),
  );
});
