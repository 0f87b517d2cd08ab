import { countryPhrases, type Country, type ExperienceLevel } from '@candor/domain/salary';
import type { SalaryFigures } from './api/analyse-salary.ts';

export const levelLabels: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (3–5 years)',
  senior: 'Senior (6–8 years)',
  lead: 'Lead (9+ years)',
};

export const percentileLabels = {
  p10: 'Lowest 10 %',
  p25: 'Lower quarter',
  median: 'Median',
  p75: 'Upper quarter',
  p90: 'Highest 10 %',
} as const;

export const confidenceLabels = {
  high: 'Published figure',
  medium: 'Estimate',
  low: 'Rough estimate',
} as const;

export type Money = (amount: number) => string;

/** How amounts of a currency are written: whole units. */
export function moneyIn(currency: string): Money {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}

export const signed = (value: number, unit = '') =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}${unit}`;

/** What the occupation pays, in one sentence. */
export function payInWords(title: string, country: Country, figures: SalaryFigures, money: Money): string {
  const { distribution, basis, confidence, summary } = figures;
  const where = `in ${countryPhrases[country]}`;
  const range = `${money(distribution.p25)} to ${money(distribution.p75)} a year`;
  if (basis.measure === 'mean')
    return confidence === 'medium'
      ? `${title} ${where} take home ${money(summary.averageSalary)} a year on average, after tax.`
      : `We estimate that ${title} ${where} take home about ${money(summary.averageSalary)} a year on average, after tax.`;
  return confidence === 'high'
    ? `${title} ${where} earn ${range}; half earn more than ${money(distribution.median)}.`
    : `We estimate that ${title} ${where} earn ${range}; half more than about ${money(distribution.median)}.`;
}

/** Where the person's own pay stands, in one sentence. */
export function standingInWords({ standing }: NonNullable<SalaryFigures['ownPay']>): string {
  if (standing.kind === 'below') return 'Nine in ten people in this occupation earn more than you.';
  if (standing.kind === 'above') return 'Nine in ten people in this occupation earn less than you.';
  return `About ${standing.percent} % of people in this occupation earn less than you.`;
}
