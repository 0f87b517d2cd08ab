import { spokenLocale } from '../say/speaker.ts';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 31));
const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day that comes `days` days (none or more) after another, both as `2026-11-23`. */
export function addDays(day: string, days: number): string {
  let [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  date += days;
  while (date > daysIn(year, month)) {
    date -= daysIn(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
}

/** "today", "yesterday", "5 days ago", as it stands within a sentence of whoever reads. */
export const daysAgo = (days: number): string =>
  new Intl.RelativeTimeFormat(spokenLocale(), { numeric: 'auto' }).format(-days, 'day');
