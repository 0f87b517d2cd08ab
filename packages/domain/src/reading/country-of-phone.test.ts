import { expect, it } from 'vitest';
import { countryOfPhone } from './country-of-phone.ts';

it.each([
  ['+33 2 61 91 42 07', 'fr'],
  ['+353 91 455 210', 'ie'],
  ['0561 4920173', ''],
  ['+', ''],
  ['', ''],
])('%j is of %j', (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country);
});
