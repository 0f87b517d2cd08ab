import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRange, parseDuration } from './duration.ts';
import { compareDates, monthsBetween } from './partial-date.ts';

it('keeps a word before a year that is no month, and the year it goes on to', () => {
  expect(parseDuration('Summers 2016 – 2018')).toEqual({ start: 'Summers 2016', end: '2018' });
});

it.each([
  ['Mar 2019 - Present', '2019-03', 'present'],
  ['03/2019–2021', '2019-03', '2021'],
  ['since 2020', '2020', 'present'],
  ['2017 to 2019', '2017', '2019'],
  ['2017-2019', '2017', '2019'],
  ['2015-present', '2015', 'present'],
  ['Mar 2019-Feb 2021', '2019-03', '2021-02'],
  ['2019-03', '2019-03', ''],
  ['Jan – Mar 2019', '2019-01', '2019-03'],
  ['März 2018 bis heute', '2018-03', 'present'],
  ['octobre 2015 à mai 2017', '2015-10', '2017-05'],
  ['enero de 2019 – actualidad', '2019-01', 'present'],
  ['March 15, 2019 - April 2, 2020', '2019-03-15', '2020-04-02'],
  ['until 2012', '', '2012'],
  ['2019 til now', '2019', 'present'],
  ['since march 22', '2022-03', 'present'],
  ['1998 bis dato', '1998', 'present'],
  ['2013 - obecnie', '2013', 'present'],
  ['od marca 2019 do teraz', '2019-03', 'present'],
  ['2018 até hoje', '2018', 'present'],
  ['2010 - til 2019', '2010', '2019'],
  ['2015 – bis heute', '2015', 'present'],
  ['mar 19 - may 21', '2019-03', '2021-05'],
  ['March 22 – April 3, 2020', 'March 22 – April 3, 2020', ''],
  ['Summer 2018', 'Summer 2018', ''],
  ['Summer 2018 - Spring 2019', 'Summer 2018', 'Spring 2019'],
  ['Autumn 2018 - present', 'Autumn 2018', 'present'],
  ['2016 on', '2016', 'present'],
  ['March 2016 onwards', '2016-03', 'present'],
  ['06.2020 - prezent', '2020-06', 'present'],
  ['05.2017 - danas', '2017-05', 'present'],
  ['2018-06.2020', '2018', '2020-06'],
  ['Bay 2018', 'Bay 2018', ''],
  ['3 years', '3 years', ''],
  ['13/2019', '13/2019', ''],
  ['', '', ''],
])('reads %j', (text, start, end) => {
  expect(parseDuration(text)).toEqual({ start, end });
});

const year = fc.integer({ min: 1950, max: 2090 }).map(String);
const month = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }))
  .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`);
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([m, d]) => `${m}-${String(d).padStart(2, '0')}`);
const date = fc.oneof(year, month, day);

it('prints what it reads back', () => {
  const start = fc.oneof(date, fc.constant(''));
  const end = fc.oneof(date, fc.constantFrom('', 'present'));
  fc.assert(
    fc.property(start, end, fc.constantFrom('start' as const, 'end' as const), (from, to, singleIs) => {
      expect(parseDuration(formatRange(from, to, singleIs), singleIs)).toEqual({ start: from, end: to });
    }),
  );
});

it('orders dates and counts months', () => {
  expect(compareDates('2019', '2019-03')).toBeLessThan(0);
  expect(compareDates('present', '2024')).toBeGreaterThan(0);
  expect(compareDates('Summer', '2024')).toBe(0);
  expect(monthsBetween('2019-03', 'present', '2026-11')).toBe(92);
  expect(monthsBetween('Summer', '2020', '2026-11')).toBeNull();
});
