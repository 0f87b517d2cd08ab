import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalCase } from './normal-case.ts';

it.each([
  ['STAFF NURSE', 'Staff Nurse'],
  ['IT MANAGER', 'IT Manager'],
  ['HEAD OF HR AND PAYROLL', 'Head of HR and Payroll'],
  ['BRIGHT SPARKS LTD', 'Bright Sparks Ltd'],
  ['NHS FOUNDATION TRUST', 'NHS Foundation Trust'],
  ['MÜLLER & SÖHNE GMBH', 'Müller & Söhne GmbH'],
  ['VOLUNTEERING', 'Volunteering'],
  ['R&D ENGINEER', 'R&D Engineer'],
  ["ST. MARY'S HOSPITAL", "St. Mary's Hospital"],
])('offers for %s %s', (typed, normal) => {
  expect(normalCase(typed)).toBe(normal);
});

it.each([
  'NHS',
  'SAP',
  'IBM',
  'RN',
  'HMRC',
  'PRINCE2',
  'Staff Nurse',
  'IBM uk',
  '',
  '2019',
  'INFO@EXAMPLE.ORG',
  '王小明',
])('offers nothing for %s', (typed) => expect(normalCase(typed)).toBeNull());

it.each([
  ['JANE MIDDLETON', 'Jane Middleton'],
  ["MARY-ANN O'NEILL", "Mary-Ann O'Neill"],
  ['J. R. MCDONALD III', 'J. R. McDonald III'],
  ['JO HILL, RN, MBA', 'Jo Hill, RN, MBA'],
])('offers for the name %s %s', (typed, normal) => {
  expect(normalCase(typed, 'name')).toBe(normal);
});

it('changes nothing but case, and has nothing to offer for what it made', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('name' as const, 'words' as const),
      (text, kind) => {
        const normal = normalCase(text, kind);
        if (normal === null) return;
        expect(normal.toUpperCase()).toBe(text);
        expect(normalCase(normal, kind)).toBeNull();
      },
    ),
  );
});
