import type { Country } from './country.ts';

/** Pay a year by percentile, in whole units of the currency. */
export interface Distribution {
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}

/** As an agency publishes it: null where it publishes no figure. */
export type PublishedPay = { readonly [Name in keyof Distribution]: number | null };

/** What stands behind a figure. */
export interface PayBasis {
  tax: 'gross' | 'net';
  measure: 'median' | 'mean';
  population: string;
}

export interface PaySource {
  name: string;
  /** A year, or a span of years. */
  year: string;
}

/** Local pay per US dollar of the median, over the occupations that both countries publish: a major group's, or that of all. */
export interface PayFactor {
  of: 'major group' | 'all occupations';
  middle: number;
  lowerQuartile: number;
  upperQuartile: number;
  /** How many occupations it rests on. */
  rows: number;
}

/** All that is known of an occupation's pay in a country. */
export interface PayFacts {
  country: Country;
  /** US figures: what is shown for the US, and the shape of the spread elsewhere. */
  us: {
    code: string;
    title: string;
    pay: PublishedPay;
    mean: number | null;
    source: PaySource;
    basis: PayBasis;
  } | null;
  /** The row of the country's own table; null where none is joined. */
  national: {
    code: string;
    title: string;
    pay: PublishedPay;
    /** What the upper quarter earns at least, where the agency says no more; null where it says the figure, or nothing. */
    upperQuarterAtLeast: number | null;
  } | null;
  /** The country's own table; null for the US, and where an operator left it out. */
  table: { source: PaySource; basis: PayBasis } | null;
  factor: PayFactor | null;
}

/** How sure a figure is: a published row, an estimate by the major group, or one over all occupations. */
export type PayConfidence = 'high' | 'medium' | 'low';

/** What an occupation pays in a country, with what it rests on. */
export interface Pay {
  distribution: Distribution;
  /** The average or middle that the source itself gives, else the estimated median. */
  average: number;
  /** The occupation as the source names it. */
  publishedAs: string;
  /** The row that the figures are of or start from; occupations that a source publishes as one share it. */
  row: string;
  confidence: PayConfidence;
  basis: PayBasis;
  source: PaySource;
  /** Percentiles that are not published but follow the spread of the same occupation in the US. */
  estimated: (keyof Distribution)[];
  /** Where the median of an estimate may lie: the quartiles of the factor. Null for a published row. */
  medianRange: { low: number; high: number } | null;
}
