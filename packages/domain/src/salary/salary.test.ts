import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  advertTrendOf,
  describePay,
  experienceLevels,
  levelOfYears,
  levelRange,
  salaryAdvice,
  standingOf,
  titleLevel,
  trendOf,
  whyNoPay,
  type PayFacts,
  type PublishedPay,
} from './index.ts';

const source = { name: 'an agency', year: '2024' };
const basis = { tax: 'gross', measure: 'median', population: 'employees' } as const;
const rising = fc
  .uniqueArray(fc.integer({ min: 10_000, max: 400_000 }), { minLength: 5, maxLength: 5 })
  .map((five) => five.toSorted((a, b) => a - b))
  .map(([p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0]) => ({ p10, p25, median, p75, p90 }));
const published = fc
  .record({ whole: rising, missing: fc.subarray(['p10', 'p25', 'median', 'p75', 'p90'] as const) })
  .map(({ whole, missing }): PublishedPay => ({
    ...whole,
    ...Object.fromEntries(missing.map((name) => [name, null])),
  }));
const rowOf = (pay: PublishedPay) => ({ code: '1', title: 'Welders', pay, upperQuarterAtLeast: null });

it('shows a row as it is published, and nothing without its middle', () => {
  fc.assert(
    fc.property(published, (pay) => {
      const facts: PayFacts = { country: 'gb', table: { source, basis }, row: rowOf(pay), isAbsent: false };
      const described = describePay(facts);
      expect(described?.distribution ?? null).toEqual(pay.median === null ? null : pay);
      expect(whyNoPay(facts, 'Welders') === null).toBe(described !== null);
    }),
  );
});

it('has levels that follow each other, and advice within its level', () => {
  fc.assert(
    fc.property(published, (distribution) => {
      const middles = experienceLevels.flatMap((level) => levelRange(distribution, level)?.middle ?? []);
      expect(middles).toEqual(middles.toSorted((a, b) => a - b));
      for (const level of experienceLevels) {
        const { floor, target, stretch } = salaryAdvice(distribution, level);
        const amounts = [floor, target, stretch].flatMap((one) => one?.amount ?? []);
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        for (const amount of amounts) expect(Object.values(distribution)).toContain(amount);
      }
    }),
  );
});

it('says why it shows nothing', () => {
  const known = { country: 'gb', table: { source, basis }, row: null, isAbsent: false } as const;
  expect(whyNoPay(known, 'Welders')).toContain('no row for “Welders”');
  expect(whyNoPay({ ...known, isAbsent: true }, 'Welders')).toContain(
    'no occupation “Welders” in the United',
  );
  expect(whyNoPay({ ...known, table: null }, 'Welders')).toContain('isn’t installed');
});

it('tells where an amount stands', () => {
  const distribution = { p10: 10, p25: 20, median: 40, p75: 60, p90: 100 };
  expect(standingOf(9, distribution)).toEqual({ kind: 'below', percent: 10 });
  expect(standingOf(101, distribution)).toEqual({ kind: 'above', percent: 90 });
  expect(standingOf(50, distribution)).toEqual({ kind: 'within', percent: 63 });
  expect(standingOf(100, distribution)).toEqual({ kind: 'within', percent: 90 });
  const middle = { p10: null, p25: null, median: 40, p75: null, p90: null };
  expect(standingOf(30, middle)).toEqual({ kind: 'below', percent: 50 });
  expect(standingOf(50, middle)).toEqual({ kind: 'above', percent: 50 });
  expect(standingOf(50, { ...middle, median: null })).toBeNull();
});

const median = (year: number, median: number, isLowerBound = false) => ({ year, median, isLowerBound });

it('reads a trend from several years, never from two or from a lower bound', () => {
  expect(trendOf([median(2025, 110), median(2021, 100)])).toEqual({
    direction: 'up',
    percent: 10,
    from: 2021,
    to: 2025,
  });
  expect(trendOf([median(2021, 100), median(2025, 100.5)])?.direction).toBe('stable');
  expect(trendOf([median(2024, 100), median(2025, 110)])).toBeNull();
  expect(trendOf([median(2021, 100), median(2025, 110, true)])).toBeNull();
});

it('reads a trend of adverts from three months at each end, whatever their order', () => {
  const means = [100, 130, 100, 500, 100, 120, 110];
  const months = means.map((mean, at) => ({ month: `2026-0${at + 1}`, mean }));
  expect(advertTrendOf(months.toReversed())).toEqual({
    direction: 'stable',
    percent: 0,
    from: '2026-01',
    to: '2026-07',
  });
  expect(advertTrendOf(months.map((one) => ({ ...one, mean: Number(one.month.slice(5)) })))).toMatchObject({
    direction: 'up',
    percent: 200,
  });
  expect(advertTrendOf(months.slice(0, 5))).toBeNull();
  expect(advertTrendOf(months.map((one, at) => ({ ...one, mean: at < 2 ? 0 : one.mean })))).toBeNull();
});

it('tells the level of years', () => {
  expect([0, 2.9, 3, 6, 9, 30].map(levelOfYears)).toEqual([
    'entry',
    'entry',
    'mid',
    'senior',
    'lead',
    'lead',
  ]);
});

it('hears the level that a title names', () => {
  expect(titleLevel('Junior Chief Executive')).toBe('entry');
  expect(titleLevel('Senior Nurse')).toBe('senior');
  expect(titleLevel('Head of Marketing')).toBe('lead');
  expect(titleLevel('Nurse')).toBeNull();
});
