import type { Country } from '@candor/domain/salary';

/** Occupations that only some countries have, and where they have none (our own judgement, November 2026). */
const absent: Readonly<Record<string, readonly Country[]>> = {
  // Licensed practical and vocational nurses; Canada licenses practical nurses, Australia and Singapore enrol nurses.
  '29-2061': ['gb', 'de', 'fr', 'nl'],
  // Doctors give anaesthetics there; France and the Netherlands train nurses for it.
  '29-1151': ['gb', 'ca', 'au', 'de', 'sg'],
};

/** Whether a country has no such occupation. */
export const isAbsentIn = (code: string, country: Country): boolean =>
  absent[code.slice(0, 7)]?.includes(country) ?? false;
