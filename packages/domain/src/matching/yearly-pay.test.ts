import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodsAYear, readPay, yearlyPay, type PayPeriod } from './yearly-pay.ts';

const figures = (printed: string) => {
  const pay = readPay(printed);
  return pay && [pay.low, pay.high, pay.currency];
};

it('brings printed pay to a year and keeps the words', () => {
  expect(figures('£31,049 to £37,796')).toEqual([31_049, 37_796, 'GBP']);
  expect(figures('£14.20 per hour')).toEqual([29_536, 29_536, 'GBP']);
  expect(figures('$45-50k a year')).toEqual([45_000, 50_000, 'USD']);
  expect(figures('3.200 € brutto im Monat')).toEqual([38_400, 38_400, 'EUR']);
  expect(figures('32 000 € par an')).toEqual([32_000, 32_000, 'EUR']);
  expect(figures('C$80,000 per annum')).toEqual([80_000, 80_000, 'CAD']);
  expect(readPay('£14.20 per hour')?.printed).toBe('£14.20 per hour');
});

it('says nothing of what is not clear', () => {
  for (const printed of ['competitive', 'Band 5', 'up to 12', '£200', '1, 2 or 3 of 40,000', ''])
    expect(readPay(printed)).toBeNull();
});

it('takes one bound for both, orders two, and needs an amount', () => {
  const pay = { currency: 'EUR', period: 'month' } as const;
  expect(yearlyPay({ ...pay, low: 3_000 })).toMatchObject({ low: 36_000, high: 36_000 });
  expect(yearlyPay({ ...pay, low: 4_000, high: 3_000 })).toMatchObject({
    low: 36_000,
    high: 48_000,
    printed: 'EUR 4,000–3,000 per month',
  });
  expect(yearlyPay({ ...pay, low: 12.5, period: 'hour' })?.printed).toBe('EUR 12.5 per hour');
  expect(yearlyPay({ ...pay, low: 0, high: null })).toBeNull();
});

it('has its low never above its high', () => {
  const period = fc.constantFrom(...(Object.keys(periodsAYear) as PayPeriod[]));
  const amount = fc.option(fc.double({ min: -10, max: 1e7, noNaN: false }), { nil: null });
  fc.assert(
    fc.property(amount, amount, period, (low, high, of) => {
      const pay = yearlyPay({ low, high, period: of, currency: 'USD' });
      expect(pay?.low ?? 0).toBeLessThanOrEqual(pay?.high ?? 0);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (printed) => {
      expect(readPay(printed)?.low ?? 1).toBeGreaterThanOrEqual(0);
    }),
  );
});
