import {
  countryPhrase,
  describePay,
  levelRange,
  salaryAdvice,
  standingOf,
  trendOf,
  type Country,
  type ExperienceLevel,
  type PayFacts,
  type YearMedian,
} from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import { projectionOf, usWages } from '@candor/occupations';
import { comparisonsOf } from './compare.ts';
import type { LiveAdverts, ShownTrend } from './live-adverts.ts';

const projectionSource = 'U.S. Bureau of Labor Statistics, Employment Projections 2024–34';
const medianCaveat = () =>
  say`Not adjusted for inflation. BLS does not design these figures as a series over time.`;

/** How the published median changed over several years. */
function medianTrend(series: readonly YearMedian[], source: string): ShownTrend | null {
  const trend = trendOf(series);
  if (!trend) return null;
  const { direction, percent, from, to } = trend;
  return {
    direction,
    percent,
    years: { from, to },
    basis: { source, measure: 'median pay', from: String(from), to: String(to), caveat: medianCaveat() },
  };
}

/** All figures of an occupation in a country; null where its table publishes none. */
export function figuresOf(
  { code, facts }: { code: string; facts: PayFacts },
  level: ExperienceLevel,
  ownAmount: number | undefined,
  { trend: advertised, totalJobs }: Pick<LiveAdverts, 'trend' | 'totalJobs'>,
) {
  const pay = describePay(facts);
  if (!pay) return null;
  const { country } = facts;
  const range = levelRange(pay.distribution, level);
  const series = country === 'us' ? (usWages(code)?.medians ?? []) : [];
  const trend = advertised ?? medianTrend(series, pay.source.name);
  const projection = country === 'us' ? projectionOf(code) : null;
  const { source, average, row: _row, ...rest } = pay;
  return {
    ...rest,
    source: source.name,
    year: source.year,
    summary: {
      averageSalary: average,
      salaryRange: { min: range?.low ?? null, max: range?.high ?? null },
      totalJobs,
      marketTrend: trend?.direction ?? ('not available' as const),
      trendPercentage: trend?.percent ?? null,
      trendYears: trend?.years ?? null,
      trendBasis: trend?.basis ?? null,
    },
    series,
    level: { name: level, range },
    comparisons: comparisonsOf(code, country, pay),
    advice: salaryAdvice(pay.distribution, level),
    projection: projection && { ...projection, source: projectionSource },
    ownPay:
      ownAmount === undefined
        ? null
        : { amount: ownAmount, standing: standingOf(ownAmount, pay.distribution) },
  };
}

/** What a person should know of an answer's place and level. */
export function notesOn(
  country: Country,
  place: string | null,
  level: ExperienceLevel,
  statedLevel: ExperienceLevel | null,
): string[] {
  return [
    ...(place === null
      ? []
      : [say`We have no figures for ${place} alone. These are for all of ${countryPhrase(country)}.`]),
    ...(statedLevel !== null && statedLevel !== level
      ? [
          say`The job title suggests a different level from the one you chose. These figures are for the level you chose.`,
        ]
      : []),
  ];
}
