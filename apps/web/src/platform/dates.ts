import { chosenZone } from './chosen-zone.ts';
import { readingLocale } from './locale.ts';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const zone = timeZone === '' ? {} : { timeZone };
  try {
    return new Intl.DateTimeFormat(language, { ...zone, ...options });
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat(language, options);
  }
}

/** A moment as the person reads it: in the zone they chose, else where they are, or in the zone of the options. */
export function dateText(iso: string, options: Intl.DateTimeFormatOptions): string {
  const language = readingLocale();
  const key = JSON.stringify([language, chosenZone(), options]);
  const format = formats.get(key) ?? formatIn(language, chosenZone(), options);
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

/** The present month, "YYYY-MM". */
export const monthOfToday = (): string => new Date().toISOString().slice(0, 7);
