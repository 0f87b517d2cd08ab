import { expect, it } from 'vitest';
import { countries, describePay } from '@candor/domain/salary';
import { occupationTitles, payFacts } from '@candor/occupations';
import { comparisonsOf } from './compare.ts';

const payOf = (code: string, country: (typeof countries)[number]) => describePay(payFacts(code, country));

it('compares with each row of the country once, never with the own one', () => {
  const wrong = countries.flatMap((country) =>
    occupationTitles().filter(({ code }) => {
      const pay = payOf(code, country);
      if (!pay) return false;
      const rows = comparisonsOf(code, country, pay).map((one) => payOf(one.code, country)?.row ?? '');
      return new Set([pay.row, ...rows]).size !== rows.length + 1 || rows.includes('');
    }),
  );
  expect(wrong).toEqual([]);
});

it('names them as the country does, and none that it does not have', () => {
  const nurse = payOf('29-1141.00', 'gb');
  const named = nurse ? comparisonsOf('29-1141.00', 'gb', nurse).map(({ position }) => position) : [];
  expect(named.length).toBeGreaterThan(2);
  expect(named.join()).not.toContain('Vocational');
});
