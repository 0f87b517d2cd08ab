import { expect, it } from 'vitest';
import { findPlace } from './index.ts';

it.each([
  ['Leeds', 'gb', 'Leeds'],
  ['münchen', 'de', 'Munich'],
  ['London, UK', 'gb', 'London'],
  ['San Francisco, CA', 'us', 'San Francisco'],
  ['Camden, London, England', 'gb', 'London'],
  ['12 High Street, Leeds', 'gb', 'Leeds'],
  ['London, Ontario', 'ca', 'Ontario'],
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
