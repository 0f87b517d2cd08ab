import { expect, it } from 'vitest';
import { ownPayIn } from './own-pay.ts';

it.each([
  ['Current salary: £34,000', 'GBP', 34_000],
  ['• Pay: £17.50 an hour', 'GBP', 36_400],
  ['Gehalt: 52.000 € im Jahr', 'EUR', 52_000],
])('reads %s', (line, currency, amount) => {
  expect(ownPayIn(`Ana Ruiz\n${line}\nNurse`, currency)).toBe(amount);
});

it('takes no wish, no budget and no other currency for it', () => {
  for (const line of [
    'Salary expectation: £40,000',
    'Ran a payroll of £40,000 a month',
    'Current salary: $60,000',
  ])
    expect(ownPayIn(line, 'GBP')).toBeNull();
});
