import { percent } from '../ui/figures.ts';
import { pageLocale } from '../ui/page-language.ts';

/** How an amount is written. */
export type Money = (amount: number) => string;

/** Amounts of a currency in whole units: £34,000. */
export function moneyIn(currency: string): Money {
  const format = new Intl.NumberFormat(pageLocale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}

/** The same at an axis, where room is short: £34K. */
export function shortMoneyIn(currency: string): Money {
  const format = new Intl.NumberFormat(pageLocale, { style: 'currency', currency, notation: 'compact' });
  return (amount) => format.format(amount);
}

/** A change with its sign: +4.2%, −3%. */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${percent(Math.abs(value))}`;
}
