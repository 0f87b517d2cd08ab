import type { Country } from './country.ts';

/** Pay a year by percentile, in whole units of the currency, as an agency publishes it: null where it publishes no figure. */
export interface PublishedPay {
  readonly p10: number | null;
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
}

export const percentiles = ['p10', 'p25', 'median', 'p75', 'p90'] as const satisfies (keyof PublishedPay)[];

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

/** A row of a country's own table. */
export interface PayRow {
  code: string;
  title: string;
  pay: PublishedPay;
  /** What the upper quarter earns at least, where the agency says no more; null where it says the figure, or nothing. */
  upperQuarterAtLeast: number | null;
}

/** All that is known of an occupation's pay in a country. */
export interface PayFacts {
  country: Country;
  /** The country's own table; null where an operator left it out. */
  table: { source: PaySource; basis: PayBasis } | null;
  /** The row of the occupation, or of the group that the agency publishes it with; null where none is joined. */
  row: PayRow | null;
  /** The country has no such occupation: its work is done by others there. */
  isAbsent: boolean;
}

/** What an occupation pays in a country, with what it rests on. Nothing here is estimated. */
export interface Pay {
  /** Only the percentiles that the agency publishes; none where it publishes a mean. */
  distribution: PublishedPay;
  /** The middle or the mean that the source itself gives. */
  average: number;
  /** The occupation as the source names it. */
  publishedAs: string;
  /** The row that the figures are of; occupations that a source publishes as one share it. */
  row: string;
  /** What the upper quarter earns at least, where the agency says no more. */
  upperQuarterAtLeast: number | null;
  basis: PayBasis;
  source: PaySource;
}
