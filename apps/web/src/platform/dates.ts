import { localeOf } from './locale.ts';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const;

let zone: { timeZone?: string } = {};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Has moments shown in a time zone, or in that of the device where it is empty. One this browser does not know is not taken. */
export function showTimesIn(timeZone: string): void {
  try {
    zone = { timeZone: new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone };
  } catch {
    zone = {};
  }
}

/** A moment in the English of the person, where they are or in the zone of the options. */
export function dateText(iso: string, options: Intl.DateTimeFormatOptions): string {
  const whole = { ...zone, ...options };
  const { language } = localeOf();
  const key = JSON.stringify([language, whole]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, whole);
  formats.set(key, format);
  return format.format(new Date(iso));
}

/** "Nov 21, 2026", or as people write it where the person is. */
export const dayOf = (iso: string): string => dateText(iso, day);

/** "Nov 21, 2026, 9:30 AM", or as people write it where the person is. */
export const momentOf = (iso: string): string => dateText(iso, minute);

/** A day without a time, `2026-11-21`, as {@link dayOf} writes one. */
export const plainDayOf = (date: string): string =>
  dateText(`${date}T00:00:00Z`, { ...day, timeZone: 'UTC' });
