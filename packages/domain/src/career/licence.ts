import type { Country } from '../salary/index.ts';

/** Who gives a licence in a country, and what it asks for. */
export interface LicenceRule {
  name: string;
  /** One sentence, beginning with a capital. */
  text: string;
  /** As in a sentence: "the General Medical Council". */
  authority: string;
  url: string;
}

/** A regulated profession; our own table. */
export interface RegulatedWork {
  id: string;
  /** Beginnings of O*NET-SOC codes. */
  codes: readonly string[];
  /** Months from a high school leaver to the licence, by the shortest usual route. */
  months: number;
  /** Where a country's shortest route differs. */
  monthsBy?: Partial<Record<Country, number>>;
  /** From related work the way is shorter: beginnings of codes, and months. */
  shorter?: readonly { codes: readonly string[]; months: number }[];
  /** How a CV names the licence. */
  held: RegExp;
  by: Partial<Record<Country, LicenceRule>>;
  /** Where the country is not in the table. */
  elsewhere: string;
}

/** When the table below was last read through. */
export const licencesCheckedOn = '2026-11';
