import type { Country } from './country.ts';

/** A grade of a public pay scale with its fixed points, in the order in which they are reached. */
export interface PayGrade {
  name: string;
  points: { after: string; amount: number }[];
}

/** A pay scale that a public employer or agreement publishes. */
export interface PayScale {
  id: string;
  country: Country;
  name: string;
  /** Whose people are paid by it, as in a sentence: "the NHS in England". */
  employer: string;
  /** "April 2025 to March 2026". */
  validFor: string;
  /** The amounts are of so long. */
  period: 'year' | 'month';
  source: { name: string; url: string };
  /** What the scale leaves out, in one sentence. */
  leavesOut: string;
  grades: PayGrade[];
}

/** The part of a scale that a position falls under, and how to ask for pay there. */
export interface FittingScale extends PayScale {
  /** The grade that the title names, or that the occupation usually has; null where several are usual. */
  usualGrade: string | null;
  advice: string;
}
