import { expect, it } from 'vitest';
import { countries, describePay } from '@candor/domain/salary';
import { occupationTitles, payFacts } from '@candor/occupations';
import { comparisonsOf } from './compare.ts';

const payOf = (code: string, country: (typeof countries)[number]) => describePay(payFacts(code, country));

const compared = countries.flatMap((country) =>
  occupationTitles().flatMap(({ code }) => {
    const pay = payOf(code, country);
    return pay ? [{ country, pay, comparisons: comparisonsOf(code, country, pay) }] : [];
  }),
);

it('says of each related occupation whether a source publishes it as one with this one', () => {
  const wrong = compared.flatMap(({ country, pay, comparisons }) =>
    comparisons.filter(({ code, sharesRow }) => sharesRow !== (payOf(code, country)?.row === pay.row)),
  );
  expect(wrong).toEqual([]);
  const shared = compared.flatMap(({ comparisons }) => comparisons.filter(({ sharesRow }) => sharesRow));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter(({ difference }) => difference !== 0)).toEqual([]);
});

it('compares with rows that were not shown yet first', () => {
  const late = compared.filter(({ country, pay, comparisons }) => {
    const rows = [pay.row, ...comparisons.map(({ code }) => payOf(code, country)?.row ?? '')];
    const isNew = rows.map((row, at) => rows.indexOf(row) === at);
    return isNew.lastIndexOf(true) >= new Set(rows).size;
  });
  expect(late).toEqual([]);
});
