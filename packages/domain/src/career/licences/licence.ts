import type { Country } from '../../salary/index.ts';

/** Who gives a licence in a country, and what it asks for. */
export interface LicenceRule {
  name: string;
  /** As sentences, beginning with a capital. */
  text: string;
  /** As in a sentence: "the General Medical Council". */
  authority: string;
  url: string;
  /** Months from school to the licence, by the shortest usual route. */
  months: number;
}

/** A regulated profession, or work that employers give to nobody without a certain paper; our own table. */
export interface RegulatedWork {
  id: string;
  /** Beginnings of O*NET-SOC codes. */
  codes: readonly string[];
  /** What it is called where O*NET counts it with other work, or not at all: it goes before what its code says. */
  named?: RegExp;
  /** Whoever does any work of these codes has the licence; else only who does the very work. */
  isOne?: boolean;
  /** Employers appoint first and train then. */
  isInPost?: boolean;
  /** Months for whoever has a degree already. */
  afterDegree?: number;
  /** From related work the way is shorter: beginnings of codes, and months. */
  shorter?: readonly { codes: readonly string[]; months: number }[];
  /** How a CV names the licence. */
  held: RegExp;
  by: Partial<Record<Country, LicenceRule>>;
  /** What is needed where the country is not in the table, and months; null where it may be nothing. */
  elsewhere: { name: string; months: number } | null;
}

/** When the tables of licences were last read through. */
export const licencesCheckedOn = '2026-11';
