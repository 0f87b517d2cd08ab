/** The median of a year; a lower bound where the agency printed "or more". */
export interface YearMedian {
  year: number;
  median: number;
  isLowerBound: boolean;
}

export interface Trend {
  direction: 'up' | 'down' | 'stable';
  /** Change over the whole span, in percent. */
  percent: number;
  from: number;
  to: number;
}

/** Years that a trend must span: from one to the next says little. */
const LEAST_YEARS = 3;
/** Change below this is none. */
const STABLE_PERCENT = 1;

/** How a median changed over several years; null where too few are known, or one is only a lower bound. */
export function trendOf(medians: readonly YearMedian[]): Trend | null {
  const known = medians.toSorted((a, b) => a.year - b.year);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last.year - first.year < LEAST_YEARS) return null;
  if (first.isLowerBound || last.isLowerBound || first.median <= 0) return null;
  const percent = Math.round((1000 * (last.median - first.median)) / first.median) / 10;
  const direction = Math.abs(percent) < STABLE_PERCENT ? 'stable' : percent > 0 ? 'up' : 'down';
  return { direction, percent, from: first.year, to: last.year };
}
