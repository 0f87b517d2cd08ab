import { expect, it } from 'vitest';
import { listed, monthOf, schoolingInWords } from './words.ts';

it('reads what is listed, each once, whatever parts it', () => {
  expect(listed(' SQL, C++ ;Python\n\nSQL,')).toEqual(['SQL', 'C++', 'Python']);
  expect(listed(' , ')).toEqual([]);
});

it('names a month wherever the machine is', () => {
  expect(monthOf('2026-01')).toBe('January 2026');
});

it('says who asks for the schooling', () => {
  const asked = { level: 'Bachelor’s degree', percent: 62, held: null, isMet: false, usualMonths: 48 };
  expect(schoolingInWords(asked)).toBe(
    'Bachelor’s degree, as 62% of workers in the US say (O*NET 29.3, May 2025).',
  );
  expect(schoolingInWords({ ...asked, percent: null })).toContain('typical in the US');
  expect(schoolingInWords({ ...asked, level: 'a university degree', source: 'NOC 2021' })).toBe(
    'A university degree (NOC 2021).',
  );
});
