import {
  countryPhrases,
  describePay,
  levelRange,
  salaryAdvice,
  standingOf,
  trendOf,
  type Country,
  type ExperienceLevel,
  type Pay,
} from '@candor/domain/salary';
import { occupationTitle, payFacts, projectionOf, relatedOccupations, usWages } from '@candor/occupations';

const MOST_COMPARED = 5;
const projectionSource = 'U.S. Bureau of Labor Statistics, Employment Projections 2024–34';

/** The nearest related occupations that the country has figures of. */
function comparisonsOf(code: string, country: Country, pay: Pay) {
  return relatedOccupations(code)
    .flatMap((other) => {
      const position = occupationTitle(other);
      const theirs = describePay(payFacts(other, country));
      if (position === null || !theirs) return [];
      const difference = theirs.average - pay.average;
      return [
        {
          code: other,
          position,
          averageSalary: theirs.average,
          difference,
          percentageDiff: Math.round((1000 * difference) / pay.average) / 10,
          distribution: theirs.distribution,
          confidence: theirs.confidence,
        },
      ];
    })
    .slice(0, MOST_COMPARED);
}

/** All figures of an occupation in a country; null where there is no basis for any. */
export function figuresOf(
  code: string,
  country: Country,
  level: ExperienceLevel,
  ownAmount: number | undefined,
) {
  const pay = describePay(payFacts(code, country));
  if (!pay) return null;
  const range = levelRange(pay.distribution, level);
  const trend = country === 'us' ? trendOf(usWages(code)?.medians ?? []) : null;
  const projection = country === 'us' ? projectionOf(code) : null;
  const { source, average, ...rest } = pay;
  return {
    ...rest,
    source: source.name,
    year: source.year,
    summary: {
      averageSalary: average,
      salaryRange: { min: range.low, max: range.high },
      totalJobs: 0,
      marketTrend: trend?.direction ?? ('not available' as const),
      trendPercentage: trend?.percent ?? null,
      trendYears: trend && { from: trend.from, to: trend.to },
    },
    level: { name: level, ...range },
    comparisons: comparisonsOf(code, country, pay),
    advice: salaryAdvice(pay, level),
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
  saidLevel: ExperienceLevel | null,
): string[] {
  return [
    ...(place === null
      ? []
      : [`We have no figures for ${place} alone. These are for all of ${countryPhrases[country]}.`]),
    ...(saidLevel !== null && saidLevel !== level
      ? [
          'The position reads like a different level from the one you chose. These figures are for the level you chose.',
        ]
      : []),
  ];
}
