import type { Country } from '@candor/domain/salary';
import { say } from '@candor/domain/say';

/** Whose pay a country's table counts, and how it is brought to a year, as it says itself. */
const populations: Readonly<Record<Country, () => string>> = {
  us: () => say`employees, full- and part-time`,
  gb: () => say`full-time employees`,
  ca: () => say`employees, hourly pay times 2,080 hours`,
  au: () => say`full-time employees, hourly pay times 38 hours a week`,
  de: () => say`full-time employees, monthly gross pay times 12`,
  fr: () => say`private sector employees, full-time equivalent, monthly net pay times 12`,
  nl: () => say`employees aged 15 to 74, hourly pay times 2,080 hours`,
  sg: () => say`full-time resident employees, monthly gross wage times 12`,
};

/** The same in the language of whoever reads. */
export const populationIn = (country: Country): string => populations[country]();
