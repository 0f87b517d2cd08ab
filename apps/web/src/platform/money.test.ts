import { expect, it } from 'vitest';
import { moneyIn, shortMoneyIn, signedPercent } from './money.ts';

it('writes amounts in whole units, and short at an axis', () => {
  expect(moneyIn('GBP')(34_000.4)).toBe('£34,000');
  expect([30_000, 125_000].map(shortMoneyIn('GBP'))).toEqual(['£30K', '£125K']);
});

it('writes a gain with a plus, a loss with a minus and neither at nothing', () => {
  expect([4.2, -4.2, 0].map(signedPercent)).toEqual(['+4.2%', '−4.2%', '0%']);
});
