import { expect, test } from 'vitest';
import { dateForms, formatDateAs, formatRangeAs, type DateForm } from './date-form.ts';
import { formatRange } from './duration.ts';
import { sectionLanguages, type SectionLanguage } from './section-names.data.ts';

test.each<[DateForm, SectionLanguage, string]>([
  ['short-month', 'en', 'Mar 2019'],
  ['long-month', 'en', 'March 2019'],
  ['slashes', 'en', '03/2019'],
  ['dots', 'de', '03.2019'],
  ['iso', 'fr', '2019-03'],
  ['year', 'it', '2019'],
  ['short-month', 'de', 'März 2019'],
  ['long-month', 'es', 'marzo de 2019'],
  ['long-month', 'pl', 'marzec 2019'],
  ['long-month', 'ja', '2019年3月'],
  ['slashes', 'zh', '2019/03'],
  ['short-month', 'ar', 'مارس 2019'],
])('%s in %s: %s', (form, language, shown) => {
  expect(formatDateAs('2019-03', { form, language })).toBe(shown);
});

test('days stand where the language puts them', () => {
  expect(formatDateAs('2019-03-05', { form: 'long-month', language: 'de' })).toBe('5. März 2019');
  expect(formatDateAs('2019-03-05', { form: 'long-month', language: 'pt' })).toBe('5 de março de 2019');
  expect(formatDateAs('2019-03-05', { form: 'dots', language: 'de' })).toBe('05.03.2019');
});

test('what is going on is said in the language, in every form', () => {
  for (const form of dateForms) {
    expect(formatRangeAs('2019-03', 'present', { form, language: 'nl' })).toMatch(/ – heden$/);
    expect(formatRangeAs('', 'present', { form, language: 'zh' })).toBe('至今');
  }
});

test('one year is said once, own words stay, and nothing is nothing', () => {
  expect(formatRangeAs('2019-03', '2019-11', { form: 'year', language: 'en' })).toBe('2019');
  for (const language of sectionLanguages) {
    expect(formatRangeAs('spring', '', { form: 'iso', language })).toBe('spring');
    expect(formatRangeAs('', '', { form: 'iso', language })).toBe('');
  }
});

test('the plain form in English is that of the text form', () => {
  for (const [start, end] of [
    ['2019-03', 'present'],
    ['2019', ''],
    ['', '2020-05'],
    ['2016-01-05', '2017'],
  ] as const) {
    for (const singleIs of ['start', 'end'] as const) {
      const style = { form: 'short-month', language: 'en' } as const;
      expect(formatRangeAs(start, end, style, singleIs)).toBe(formatRange(start, end, singleIs));
    }
  }
});
