import { monthsBetween, PRESENT } from './partial-date.ts';
import type { CvDocument } from './document.ts';

const BEGINNING = '1900-01';
/** A course of which only the end is known. */
const MONTHS_OF_COURSE = 48;
const YEAR = 12;

/** Months since January 1900. */
export interface AccountedStretch {
  from: number;
  to: number;
}

/** The months from January 1900 to a date; null where it cannot be read. `today` is "YYYY-MM". */
export const monthOfCentury = (date: string, today: string): number | null =>
  monthsBetween(BEGINNING, date === PRESENT ? today : date, today);

/** What accounts for time in a CV, at its most: work, study, and all that stands with its dates elsewhere. `today` is "YYYY-MM". */
export function accountedTime(
  { experience, education, projects, custom }: CvDocument,
  today: string,
): AccountedStretch[] {
  const all = [...experience, ...education, ...projects, ...custom.flatMap(({ entries }) => entries)];
  return all.flatMap(({ start, end }): AccountedStretch[] => {
    const [from, to] = [monthOfCentury(start, today), monthOfCentury(end, today)];
    if (from === null && to === null) return [];
    const last = to ?? (from ?? 0) + YEAR;
    // A year alone may mean its December.
    const isYear = /^\d{4}$/u.test(to === null ? start : end);
    return [{ from: from ?? last - MONTHS_OF_COURSE, to: isYear ? last + YEAR : last }];
  });
}
