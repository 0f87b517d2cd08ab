import { t } from '@lingui/core/macro';
import {
  countryPhrases,
  shownTitle,
  type Country,
  type ExperienceLevel,
  type LevelRange,
} from '@candor/domain/salary';
import { inOneLine } from '../../ui/lists.ts';
import { pageLanguage, pageLocale } from '../../ui/page-language.ts';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { capitalised } from '@candor/domain/text';

export const levelLabels: Readonly<Record<ExperienceLevel, string>> = {
  entry: t`Entry (0–2 years)`,
  mid: t`Mid (3–5 years)`,
  senior: t`Senior (6–8 years)`,
  lead: t`Lead (9+ years)`,
};

export const percentileLabels = {
  p10: t`Lowest 10%`,
  p25: t`Lower quarter`,
  median: t`Median`,
  p75: t`Upper quarter`,
  p90: t`Highest 10%`,
} as const;

/** Whom the figures are of, as the country's own table names them; a name in another language is quoted. */
export function paidPeople(country: Country, { publishedAs }: Pick<SalaryFigures, 'publishedAs'>): string {
  const name = shownTitle(publishedAs);
  const isEnglish = country !== 'de' && country !== 'fr' && country !== 'nl';
  return isEnglish ? name : t`people in “${name}”`;
}

const regions = new Intl.DisplayNames(pageLocale, { type: 'region' });

/** A country within a sentence; English has an article with some. */
const placeOf = (country: Country) =>
  pageLanguage === 'en' ? countryPhrases[country] : (regions.of(country.toUpperCase()) ?? country);

/** What the occupation pays, in one sentence. */
export function payInWords(country: Country, figures: SalaryFigures, money: Money): string {
  const { distribution, basis, summary } = figures;
  const people = paidPeople(country, figures);
  const place = placeOf(country);
  const who = t`${people} in ${place}`;
  const average = money(summary.averageSalary);
  if (basis.measure === 'mean')
    return capitalised(
      basis.tax === 'net'
        ? t`${who} take home ${average} a year on average, after tax.`
        : t`${who} earn ${average} a year on average, before tax.`,
    );
  const { p25, p75 } = distribution;
  return p25 === null || p75 === null
    ? t`Half of ${who} earn more than ${average} a year, half earn less.`
    : t`Half of ${who} earn ${money(p25)} to ${money(p75)} a year; the median is ${average}.`;
}

/** What lies beyond the sentence; null where it says it all. */
export function restInWords(
  { distribution, upperQuarterAtLeast }: SalaryFigures,
  money: Money,
): string | null {
  const { p25, p75 } = distribution;
  if (upperQuarterAtLeast !== null)
    return t`A quarter earn more than ${money(upperQuarterAtLeast)}; the agency names no figure above that.`;
  return p25 === null || p75 === null
    ? null
    : t`A quarter earn less than that range, and a quarter earn more.`;
}

/** What a level earns, as far as it is published. */
export function rangeInWords(range: LevelRange | null, money: Money): string {
  if (!range) return t`Not published`;
  const { low, middle, high, isOpenEnded } = range;
  if (low !== null && high !== null) {
    const range = `${money(low)} – ${money(high)}`;
    return isOpenEnded ? t`${range} or more` : range;
  }
  if (high !== null) return t`Up to ${money(high)}`;
  return t`From ${money(low ?? middle)}`;
}

/** Where the person's own pay stands, in one sentence. */
export function standingInWords({ standing }: NonNullable<SalaryFigures['ownPay']>): string {
  if (!standing) return t`No spread is published to compare it with.`;
  const { kind, percent } = standing;
  if (kind === 'below')
    return t`More than ${100 - percent}% of people in this occupation earn more than you.`;
  if (kind === 'above') return t`More than ${percent}% of people in this occupation earn less than you.`;
  return t`About ${percent}% of people in this occupation earn less than you.`;
}

/** A spread that can be drawn; null where its middle half is not published. */
export function drawnSpread({ p10, p25, median, p75, p90 }: SalaryFigures['distribution']) {
  return p25 === null || median === null || p75 === null ? null : { p10, p25, median, p75, p90 };
}

/** Why there is no trend: no years are known, or only what a median was at least. */
export function noTrendInWords({ series }: Pick<SalaryFigures, 'series'>, money: Money): string {
  if (!series.some(({ isLowerBound }) => isLowerBound)) return t`We have no figures for several years.`;
  const years = series.map(
    ({ year, median, isLowerBound }) =>
      `${year}: ${isLowerBound ? t`${money(median)} or more` : money(median)}`,
  );
  return `${t`The exact median isn’t known for every year.`} ${inOneLine(years)}.`;
}
