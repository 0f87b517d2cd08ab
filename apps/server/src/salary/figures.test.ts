import { expect, it } from 'vitest';
import { countries, experienceLevels, percentiles } from '@candor/domain/salary';
import { occupationTitles, payFacts } from '@candor/occupations';
import { figuresOf } from './figures.ts';

const noAdverts = { trend: null, totalJobs: 0 };
type Figures = NonNullable<ReturnType<typeof figuresOf>>;

const everywhere = occupationTitles().flatMap(({ code }) =>
  countries.flatMap((country) => {
    const byLevel = experienceLevels.flatMap((level) => {
      const figures = figuresOf({ code, facts: payFacts(code, country) }, level, undefined, noAdverts);
      return figures ? [figures] : [];
    });
    return byLevel.length === 0 ? [] : [{ code, country, byLevel }];
  }),
);
const all = everywhere.flatMap(({ code, country, byLevel }) =>
  byLevel.map((figures) => ({ code, country, figures })),
);

const known = (amounts: readonly (number | null | undefined)[]) => amounts.flatMap((amount) => amount ?? []);
const rise = (amounts: readonly (number | null | undefined)[]) =>
  known(amounts).every((amount, at, all) => amount > 0 && amount >= (all[at - 1] ?? 0));
const ofDistribution = ({ distribution }: Figures) => percentiles.map((name) => distribution[name]);

/** What holds for each answer, whatever the occupation, country and level. */
const laws: Record<string, (figures: Figures, country: (typeof countries)[number]) => boolean> = {
  'a figure has source, year and population': ({ source, year, basis, publishedAs }) =>
    /\w/.test(source) && /20\d\d/.test(year) && /\w/.test(basis.population) && /\w/.test(publishedAs),
  'percentiles rise': (figures) => rise(ofDistribution(figures)),
  'a level rises from low to high': ({ level: { range } }) => rise([range?.low, range?.middle, range?.high]),
  'advice is what the level earns, with a reason': ({
    level: { range },
    advice: { floor, target, stretch },
  }) =>
    (!range || target?.amount === range.middle) &&
    (!range || (floor?.amount ?? null) === range.low) &&
    (!range || (stretch?.amount ?? null) === range.high) &&
    [floor, target, stretch].every((one) => !one || /\w/.test(one.reason)),
  'nothing is shown but what the row publishes': (figures) =>
    figures.basis.measure === 'mean'
      ? known(ofDistribution(figures)).length === 0
      : figures.distribution.median === figures.summary.averageSalary,
  'a trend has its basis': ({ summary: { marketTrend, trendPercentage, trendBasis, trendYears } }) =>
    marketTrend === 'not available'
      ? trendPercentage === null && trendBasis === null && trendYears === null
      : trendPercentage !== null && trendBasis !== null && /not design/.test(trendBasis.caveat),
  'a year that BLS prints as "or more" is a lower bound, and no end of a trend': ({ series, summary }) =>
    series.every(({ year, median, isLowerBound }) => {
      const bound = year === 2021 ? 208_000 : year < 2025 ? 239_200 : Number.POSITIVE_INFINITY;
      return isLowerBound ? median === bound : median < bound;
    }) && !(summary.trendBasis && (series[0]?.isLowerBound || series.at(-1)?.isLowerBound)),
  'years and projections are of the US': ({ series, projection }, country) =>
    country === 'us' || (series.length === 0 && projection === null),
  'a comparison is told by its own figures': ({ comparisons, summary: { averageSalary } }) =>
    comparisons.every(
      (one) =>
        one.difference === one.averageSalary - averageSalary &&
        rise([one.distribution.p10, one.distribution.p90]),
    ),
};

it.each(Object.entries(laws))('%s, for every occupation, country and level', (_law, holds) => {
  expect(all.length).toBeGreaterThan(5_000);
  const broken = all.filter(({ figures, country }) => !holds(figures, country));
  expect(broken.slice(0, 5)).toEqual([]);
});

it('pays each level no less than the one before it', () => {
  const broken = everywhere.filter(({ byLevel }) => {
    return !rise(byLevel.map(({ level }) => level.range?.middle));
  });
  expect(broken.slice(0, 5)).toEqual([]);
});

it('has years that are only bounds, among them ends of a trend', () => {
  const bound = all.filter(({ figures }) => figures.series[0]?.isLowerBound);
  expect(bound.length).toBeGreaterThan(0);
  for (const { figures } of bound) expect(figures.summary.marketTrend).toBe('not available');
});
