/** The median of a year; a lower bound where the agency printed "or more". */
export interface YearMedian {
  year: number;
  median: number;
  isLowerBound: boolean;
}

/** The mean of what adverts of a month offer; the month as `2026-07`. */
export interface MonthMean {
  month: string;
  mean: number;
}

/** A change of pay between two years, or two months. */
export interface Trend<Moment> {
  direction: 'up' | 'down' | 'stable';
  /** Change over the whole span, in percent. */
  percent: number;
  from: Moment;
  to: Moment;
}

/** Years that a trend must span: from one to the next says little. */
const LEAST_YEARS = 3;
/**
 * A median that moved by less over the years is called stable. BLS rounds medians to ten dollars and rests them on samples
 * of three years, so that a part of a percent says nothing.
 */
const STABLE_MEDIAN_PERCENT = 1;

/** Months at both ends of which the mean is taken, as single months jump. */
const END_MONTHS = 3;
/**
 * A mean of adverts that moved by less is called stable. A month known has 20 adverts or more (Adzuna's rule), an end of
 * three months 60; where their pay spreads by 30 % of its mean (our assumption), the difference of two such ends has a
 * standard error of 0.3 x sqrt(2 / 60), 5 %.
 */
const STABLE_ADVERTS_PERCENT = 5;

function trendBetween<Moment>(
  first: { at: Moment; pay: number },
  last: { at: Moment; pay: number },
  stablePercent: number,
): Trend<Moment> {
  const percent = Math.round((1000 * (last.pay - first.pay)) / first.pay) / 10;
  const direction = Math.abs(percent) < stablePercent ? 'stable' : percent > 0 ? 'up' : 'down';
  return { direction, percent, from: first.at, to: last.at };
}

/** How a median changed over several years; null where too few are known, or one is only a lower bound. */
export function trendOf(medians: readonly YearMedian[]): Trend<number> | null {
  const known = medians.toSorted((a, b) => a.year - b.year);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last.year - first.year < LEAST_YEARS) return null;
  if (first.isLowerBound || last.isLowerBound || first.median <= 0) return null;
  return trendBetween(
    { at: first.year, pay: first.median },
    { at: last.year, pay: last.median },
    STABLE_MEDIAN_PERCENT,
  );
}

/** How advertised pay changed from the first months known to the last ones; null where fewer than six are known. */
export function advertTrendOf(months: readonly MonthMean[]): Trend<string> | null {
  const known = months
    .filter(({ mean }) => mean > 0)
    .toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2 * END_MONTHS) return null;
  const meanOf = (some: readonly MonthMean[]) => some.reduce((sum, { mean }) => sum + mean, 0) / some.length;
  return trendBetween(
    { at: first.month, pay: meanOf(known.slice(0, END_MONTHS)) },
    { at: last.month, pay: meanOf(known.slice(-END_MONTHS)) },
    STABLE_ADVERTS_PERCENT,
  );
}
