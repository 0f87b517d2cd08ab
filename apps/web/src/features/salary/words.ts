import { countryPhrases, type Country, type ExperienceLevel } from '@candor/domain/salary';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';

export const levelLabels: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (3–5 years)',
  senior: 'Senior (6–8 years)',
  lead: 'Lead (9+ years)',
};

export const percentileLabels = {
  p10: 'Lowest 10%',
  p25: 'Lower quarter',
  median: 'Median',
  p75: 'Upper quarter',
  p90: 'Highest 10%',
} as const;

export const confidenceLabels = {
  high: 'Published figure',
  medium: 'Estimate',
  low: 'Rough estimate',
} as const;

/** Whom the figures are of: the people of an occupation, or of the position's own class without its level of skill. */
export function paidPeople(title: string, { ownClass }: Pick<SalaryFigures, 'ownClass'>): string {
  return ownClass === null ? title : `people in “${ownClass.split(/ \(| - /)[0] ?? ownClass}”`;
}

/** What the occupation pays, in one sentence. */
export function payInWords(title: string, country: Country, figures: SalaryFigures, money: Money): string {
  const { distribution, basis, confidence, summary } = figures;
  const who = `${paidPeople(title, figures)} in ${countryPhrases[country]}`;
  const average = money(summary.averageSalary);
  if (basis.measure === 'mean')
    return confidence === 'medium'
      ? `${who} take home ${average} a year on average, after tax.`
      : `We estimate that ${who} take home about ${average} a year on average, after tax.`;
  const range = `${money(distribution.p25)} to ${money(distribution.p75)} a year`;
  return confidence === 'high'
    ? `Half of ${who} earn ${range}; the median is ${money(distribution.median)}.`
    : `We estimate that half of ${who} earn ${range}; the median is about ${money(distribution.median)}.`;
}

/** Who earns something else than the sentence says; null where it names an average. */
export function restInWords({ basis }: SalaryFigures): string | null {
  return basis.measure === 'mean' ? null : 'A quarter earn less than that range, and a quarter earn more.';
}

/** Where the person's own pay stands, in one sentence. */
export function standingInWords({ standing }: NonNullable<SalaryFigures['ownPay']>): string {
  if (standing.kind === 'below') return 'Nine in ten people in this occupation earn more than you.';
  if (standing.kind === 'above') return 'Nine in ten people in this occupation earn less than you.';
  return `About ${standing.percent}% of people in this occupation earn less than you.`;
}

/** Why there is no trend: no years are known, or only what a median was at least. */
export function noTrendInWords({ series }: Pick<SalaryFigures, 'series'>, money: Money): string {
  if (!series.some(({ isLowerBound }) => isLowerBound)) return 'We have no figures for several years.';
  const years = series.map(
    ({ year, median, isLowerBound }) => `${year}: ${money(median)}${isLowerBound ? ' or more' : ''}`,
  );
  return `The exact median isn’t known for every year. ${years.join(', ')}.`;
}
