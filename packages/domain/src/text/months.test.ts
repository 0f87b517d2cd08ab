import { expect, test } from 'vitest';
import { monthForms, monthLanguages, monthNames, monthsByForm } from './months.ts';

test('months have the names of their language', () => {
  expect(monthNames('en')[0]).toBe('January');
  expect(monthNames('fr')[7]).toBe('août');
  expect(monthNames('de-AT')[0]).toBe('Jänner');
  expect(new Set(monthNames('ar')).size).toBe(12);
});

test('a month is read by its full, inflected and short forms', () => {
  expect(monthForms('pl')[0]).toEqual(['styczeń', 'stycznia', 'sty']);
  expect(monthForms('en')[8]).toEqual(['september', 'sep', 'sept']);
});

test('no form means two months, whichever language it is of', () => {
  const lists = monthLanguages.map(monthForms);
  const byForm = monthsByForm(...lists);
  for (const list of lists)
    for (const [at, forms] of list.entries())
      for (const form of forms) expect([form, byForm.get(form)]).toEqual([form, at + 1]);
});
