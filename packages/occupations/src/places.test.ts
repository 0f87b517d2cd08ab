import { expect, it } from 'vitest';
import { findPlace } from './index.ts';

it.each([
  ['Leeds', 'gb', 'Leeds'],
  ['münchen', 'de', 'Munich'],
  ['London, UK', 'gb', 'London'],
  ['San Francisco, CA', 'us', 'San Francisco'],
  ['Camden, London, England', 'gb', 'London'],
  ['12 High Street, Leeds', 'gb', 'Leeds'],
  ['London, Ontario', 'ca', 'London'],
  ['Paris, Texas', 'us', 'Texas'],
  ['Poland, OH', 'us', 'OH'],
  ['Berlin, DE', 'de', 'Berlin'],
  ['USA', 'us', 'United States'],
  ['Netherlands', 'nl', 'The Netherlands'],
  ['the United Kingdom', 'gb', 'United Kingdom'],
  ['Utrecht, Netherlands', 'nl', 'Utrecht'],
])('%s is in %s: %s', (words, country, name) => {
  expect(findPlace(words)).toMatchObject({ country, name });
});

it.each(['', ',', 'Atlantis on Sea', '😀', 'x'.repeat(200)])('knows no place called %j', (words) => {
  expect(findPlace(words)).toBeNull();
});

it.each([
  ['Newcastle', 'gb', 'gb', 'Newcastle upon Tyne'],
  ['Newcastle', null, 'au', 'Newcastle'],
  ['Newcastle', 'de', 'au', 'Newcastle'],
  ['Georgia', 'us', 'us', 'Georgia'],
  ['Birmingham', 'gb', 'gb', 'Birmingham'],
  ['Bristol', 'us', 'gb', 'Bristol'],
  ['Manchester', 'us', 'us', 'Manchester'],
] as const)(
  'takes %s, said by somebody who lives in %s, for that in %s',
  (words, residence, country, name) => {
    expect(findPlace(words, residence)).toMatchObject({ country, name });
  },
);

it('offers the others where two are near, and none beside a far larger one', () => {
  expect(findPlace('Newcastle')?.others.map(({ country }) => country)).toContain('gb');
  expect(findPlace('Newcastle', 'gb')?.others.map(({ country }) => country)).toContain('au');
  expect(findPlace('London')?.others).toEqual([]);
  expect(findPlace('Newcastle, UK')?.others).toEqual([]);
});
