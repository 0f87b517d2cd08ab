import { spokenLocale } from '../say/speaker.ts';

const DAY_MS = 86_400_000;
/** Of 1972, which has every day that a year may have: its first day, in days since 1970, and the days before each month. */
const FIRST = 730;
const BEFORE = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

/** "November 23" of `2026-11-23`, in the language of whoever reads. */
export function longDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  const form = new Intl.DateTimeFormat(spokenLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return form.format((FIRST + (BEFORE[(month ?? 1) - 1] ?? 0) + (day ?? 1) - 1) * DAY_MS);
}
