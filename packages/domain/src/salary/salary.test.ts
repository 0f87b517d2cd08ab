import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  advertTrendOf,
  describePay,
  experienceLevels,
  levelRange,
  salaryAdvice,
  standingOf,
  titleLevel,
  trendOf,
  type PayFacts,
} from './index.ts';

const source = { name: 'an agency', year: '2024' };
const basis = { tax: 'gross', measure: 'median', population: 'employees' } as const;
const rising = fc
  .uniqueArray(fc.integer({ min: 10_000, max: 400_000 }), { minLength: 5, maxLength: 5 })
  .map((five) => five.toSorted((a, b) => a - b))
  .map(([p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0]) => ({ p10, p25, median, p75, p90 }));

const abroad = fc
  .record({
    us: rising,
    national: fc.option(rising),
    missing: fc.subarray(['p10', 'p25', 'p75', 'p90'] as const),
    factor: fc.double({ min: 0.2, max: 3, noNaN: true }),
  })
  .map(({ us, national, missing, factor }): PayFacts => {
    const pay = national && { ...national, ...Object.fromEntries(missing.map((name) => [name, null])) };
    return {
      country: 'gb',
      us: { code: '1', title: 'Welders', pay: us, mean: us.median, source, basis },
      national: pay && { code: '1', title: 'Welding trades', pay, upperQuarterAtLeast: null },
      table: { source, basis },
      factor: { of: 'major group', middle: factor, lowerQuartile: factor, upperQuartile: factor, rows: 9 },
    };
  });

it('describes pay that rises from percentile to percentile, with what is published left as it is', () => {
  fc.assert(
    fc.property(abroad, (facts) => {
      const pay = describePay(facts);
      const { p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0 } = pay?.distribution ?? {};
      expect([p10, p25, median, p75, p90]).toEqual([p10, p25, median, p75, p90].toSorted((a, b) => a - b));
      for (const [name, amount] of Object.entries(facts.national?.pay ?? {}))
        expect(pay?.distribution[name as 'p10']).toBe(amount ?? pay?.distribution[name as 'p10']);
    }),
  );
});

it('estimates no upper quarter below what the agency says it earns at least', () => {
  const pay = { p10: null, p25: 60_000, median: 80_000, p75: null, p90: null };
  const us = { p10: 50_000, p25: 60_000, median: 80_000, p75: 82_000, p90: 84_000 };
  const facts: PayFacts = {
    country: 'de',
    us: { code: '1', title: 'Controllers', pay: us, mean: 80_000, source, basis },
    national: { code: '1', title: 'Controller', pay, upperQuarterAtLeast: 85_200 },
    table: { source, basis },
    factor: null,
  };
  expect(describePay(facts)?.distribution).toMatchObject({ p75: 85_200, p90: 85_200 });
});

it('has levels that follow each other, and advice within its level', () => {
  fc.assert(
    fc.property(rising, (distribution) => {
      const middles = experienceLevels.map((level) => levelRange(distribution, level).middle);
      expect(middles).toEqual(middles.toSorted((a, b) => a - b));
      for (const level of experienceLevels) {
        const { floor, target, stretch } = salaryAdvice({ distribution, estimated: [] }, level);
        expect(floor.amount).toBeLessThanOrEqual(target.amount);
        expect(target.amount).toBeLessThanOrEqual(stretch.amount);
      }
    }),
  );
});

it('says of advice which figures are estimates', () => {
  const distribution = { p10: 10, p25: 20, median: 40, p75: 60, p90: 100 };
  const { floor, target, stretch } = salaryAdvice({ distribution, estimated: ['p90'] }, 'senior');
  expect([floor, target, stretch].map(({ reason }) => reason.includes('our estimate'))).toEqual([
    false,
    false,
    true,
  ]);
});

it('knows no pay where nothing is published', () => {
  expect(
    describePay({ country: 'gb', us: null, national: null, table: { source, basis }, factor: null }),
  ).toBeNull();
  expect(describePay({ country: 'us', us: null, national: null, table: null, factor: null })).toBeNull();
});

it('tells where an amount stands', () => {
  const distribution = { p10: 10, p25: 20, median: 40, p75: 60, p90: 100 };
  expect(standingOf(9, distribution)).toEqual({ kind: 'below' });
  expect(standingOf(101, distribution)).toEqual({ kind: 'above' });
  expect(standingOf(50, distribution)).toEqual({ kind: 'within', percent: 63 });
  expect(standingOf(100, distribution)).toEqual({ kind: 'within', percent: 90 });
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

it('hears the level that a title names', () => {
  expect(titleLevel('Junior Chief Executive')).toBe('entry');
  expect(titleLevel('Senior Nurse')).toBe('senior');
  expect(titleLevel('Head of Marketing')).toBe('lead');
  expect(titleLevel('Nurse')).toBeNull();
});
