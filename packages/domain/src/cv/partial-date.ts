import { monthForms, monthLanguages, monthsByForm } from '../text/index.ts';
import { dateWords } from './date-words.data.ts';
import { presentWords, seasonWords } from './period-words.data.ts';

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

type Months = ReadonlyMap<string, number>;
type MonthLanguage = (typeof monthLanguages)[number];
const monthsIn = new Map<MonthLanguage, Months>();
const present = new Set(presentWords.split('|'));

const SEASON = new RegExp(`^(\\p{L}+),? (?:(?:of|de) )?((?:19|20)\\d\\d)$`, 'iu');
const monthBySeason = new Map(
  seasonWords.flatMap(([words, month]) => words.split('|').map((word): [string, number] => [word, month])),
);

/** The end of what has not ended. */
export const PRESENT = 'present';

function iso(year: number, month?: number, day?: number): string | null {
  if (year < 1900 || year > 2100) return null;
  if (month === undefined) return String(year);
  if (month < 1 || month > 12) return null;
  const yearMonth = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return yearMonth;
  return day >= 1 && day <= 31 ? `${yearMonth}-${String(day).padStart(2, '0')}` : null;
}

function monthsOf(language: MonthLanguage): Months {
  const months = monthsIn.get(language) ?? monthsByForm(monthForms(language));
  monthsIn.set(language, months);
  return months;
}

/** Asked language by language, since none has a word of another for another month, and most dates are in the first. */
function monthOf(word: string): number | undefined {
  const form = word.toLowerCase().replace(/\.$/, '');
  for (const language of monthLanguages) {
    const month = monthsOf(language).get(form);
    if (month !== undefined) return month;
  }
  return undefined;
}

/** Whether a value is one of our machine-readable dates: `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `present`. */
export function isReadableDate(value: string): boolean {
  const match = ISO.exec(value);
  if (!match) return value === PRESENT;
  return (
    iso(
      Number(match[1]),
      match[2] ? Number(match[2]) : undefined,
      match[3] ? Number(match[3]) : undefined,
    ) === value
  );
}

/** Reads one date as people write it, "Mar 2019", "03/2019", "March 15, 2019", "heute". Null where it is not certain. */
export function readPartialDate(text: string): string | null {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length > 40) return null;
  if (present.has(words.toLowerCase())) return PRESENT;
  const year = /^(\d{4})$/.exec(words);
  if (year) return iso(Number(year[1]));
  const isoForm = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(words);
  if (isoForm)
    return iso(Number(isoForm[1]), Number(isoForm[2]), isoForm[3] ? Number(isoForm[3]) : undefined);
  const monthYear = /^(\d{1,2})[/.-](\d{4})$/.exec(words);
  if (monthYear) return iso(Number(monthYear[2]), Number(monthYear[1]));
  const named = /^(?:(\d{1,2})\.?\s)?(?:de\s)?(\p{L}+\.?),?\s(?:de\s)?(\d{4})$/u.exec(words);
  if (named) {
    const month = monthOf(named[2] ?? '');
    return month ? iso(Number(named[3]), month, named[1] ? Number(named[1]) : undefined) : null;
  }
  const american = /^(\p{L}+\.?)\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u.exec(words);
  const month = american && monthOf(american[1] ?? '');
  return american && month ? iso(Number(american[3]), month, Number(american[2])) : null;
}

/** A season of a year in its own words, "Summer 2023": it is no month, and is printed as it was typed. Null for all else. */
export function readSeason(text: string): string | null {
  return seasonMonth(text) === null ? null : text.trim();
}

/** The month in which a season of a year begins: "2023-06" for "Summer 2023". Null where the words are none. */
export function seasonMonth(text: string): string | null {
  const [, word = '', year] = SEASON.exec(text.trim()) ?? [];
  const month = monthBySeason.get(word.toLowerCase());
  return month === undefined ? null : iso(Number(year), month);
}

/** A date whose year has two digits: "March 22", "03/19". Null for any other: where a day may be meant, this is not to be asked. */
export function readShortYear(text: string): string | null {
  const [, word = '', year] = /^(\p{L}+\.?|\d{1,2}(?=[/.]))[\s/.]?['’]?(\d{2})$/u.exec(text.trim()) ?? [];
  const month = /^\d/.test(word) ? Number(word) : monthOf(word);
  if (year === undefined || month === undefined) return null;
  return iso(Number(year) + (Number(year) >= 50 ? 1900 : 2000), month);
}

/** The month a word names alone ("Jan" in "Jan – Mar 2019"), 1 to 12. */
export function readMonthAlone(text: string): number | undefined {
  return monthOf(text.trim());
}

/** A date as a CV prints it: "Mar 2019", "2019", "15 Mar 2019", "Present"; the person's own words as they are. */
export function formatDate(value: string): string {
  if (value === PRESENT) return 'Present';
  if (!isReadableDate(value)) return value;
  const [year = '', month, day] = value.split('-');
  if (!month) return year;
  const name = dateWords.en.short[Number(month) - 1] ?? month;
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

/** A number that orders dates: later is greater, `present` greatest, what cannot be read null. */
export function dateOrder(value: string): number | null {
  if (value === PRESENT) return Number.MAX_SAFE_INTEGER;
  if (!isReadableDate(value)) return null;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  return (year * 13 + month) * 32 + day;
}

/** Negative where `a` is earlier than `b`; 0 where they are equal or either cannot be read. */
export function compareDates(a: string, b: string): number {
  const [first, second] = [dateOrder(a), dateOrder(b)];
  return first === null || second === null ? 0 : first - second;
}

/**
 * Whole months from one date to another, at least 0; null where either cannot be read. A year alone counts as its
 * January. `today` ("YYYY-MM") stands in for `present`.
 */
export function monthsBetween(start: string, end: string, today: string): number | null {
  const months = (value: string) => {
    const given = value === PRESENT ? today : value;
    if (!isReadableDate(given) || given === PRESENT) return null;
    const [year = 0, month = 1] = given.split('-').map(Number);
    return year * 12 + month;
  };
  const [from, to] = [months(start), months(end)];
  return from === null || to === null ? null : Math.max(0, to - from);
}
