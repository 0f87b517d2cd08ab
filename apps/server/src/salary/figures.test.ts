import { expect, it } from 'vitest';
import { countries, experienceLevels } from '@candor/domain/salary';
import { occupationTitles } from '@candor/occupations';
import { figuresOf } from './figures.ts';

const noAdverts = { trend: null, totalJobs: 0 };
type Figures = NonNullable<ReturnType<typeof figuresOf>>;

const everywhere = occupationTitles().flatMap(({ code }) =>
  countries.flatMap((country) => {
    const byLevel = experienceLevels.flatMap((level) => {
      const figures = figuresOf(code, country, level, undefined, noAdverts);
      return figures ? [figures] : [];
    });
    return byLevel.length === 0 ? [] : [{ code, country, byLevel }];
  }),
);
const all = everywhere.flatMap(({ code, country, byLevel }) =>
  byLevel.map((figures) => ({ code, country, figures })),
);

const rise = (amounts: readonly number[]) =>
  amounts.every((amount, at) => amount > 0 && amount >= (amounts[at - 1] ?? 0));
const ofDistribution = ({ distribution: { p10, p25, median, p75, p90 } }: Figures) => [
  p10,
  p25,
  median,
  p75,
  p90,
];

/** What holds for each answer, whatever the occupation, country and level. */
const laws: Record<string, (figures: Figures, country: (typeof countries)[number]) => boolean> = {
  'a figure has source, year and population': ({ source, year, basis, publishedAs }) =>
    /\w/.test(source) && /20\d\d/.test(year) && /\w/.test(basis.population) && /\w/.test(publishedAs),
  'percentiles rise': (figures) => rise(ofDistribution(figures)),
  'a level rises from low to high': ({ level: { low, middle, high } }) => rise([low, middle, high]),
  'advice is what the level earns, with a reason': ({ level, advice: { floor, target, stretch } }) =>
    floor.amount === level.low &&
    target.amount === level.middle &&
    stretch.amount === level.high &&
    [floor, target, stretch].every(({ reason }) => /\w/.test(reason)),
  'advice from an estimate says so': ({ medianRange, advice }) =>
    !medianRange || Object.values(advice).every(({ reason }) => reason.includes('our estimate')),
  'an estimate has a range around its median, a published row has none': ({
    confidence,
    medianRange,
    distribution,
    basis,
  }) =>
    medianRange
      ? confidence !== 'high' &&
        medianRange.low <= distribution.median &&
        distribution.median <= medianRange.high
      : confidence === 'high' || basis.measure === 'mean',
  'a row of the agency has figures of its own': ({ confidence, estimated, basis }) =>
    confidence !== 'high' || (!estimated.includes('median') && basis.measure === 'median'),
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
  expect(all.length).toBeGreaterThan(30_000);
  const broken = all.filter(({ figures, country }) => !holds(figures, country));
  expect(broken.slice(0, 5)).toEqual([]);
});

it('pays each level no less than the one before it, and the last more than the first', () => {
  const broken = everywhere.filter(({ byLevel }) => {
    const middles = byLevel.map(({ level }) => level.middle);
    return !rise(middles) || (middles.at(-1) ?? 0) <= (middles[0] ?? 0);
  });
  expect(broken.slice(0, 5)).toEqual([]);
});

it('has years that are only bounds, among them ends of a trend', () => {
  const bound = all.filter(({ figures }) => figures.series[0]?.isLowerBound);
  expect(bound.length).toBeGreaterThan(0);
  for (const { figures } of bound) expect(figures.summary.marketTrend).toBe('not available');
});
