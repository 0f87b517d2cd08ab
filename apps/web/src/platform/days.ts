import { t } from '@lingui/core/macro';
import { daysBetween } from '@candor/domain/applications';
import { dateText, plainDayOf } from './dates.ts';

/** The present day where the person is. */
export function todayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day of a moment, where the person is. */
export const dayHere = (iso: string): string => todayHere(new Date(iso));

/** "Today", "Tomorrow", "Dec 1", "Dec 1, 2027". */
export function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Tomorrow`;
  if (days === -1) return t`Yesterday`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return plainDayOf(day);
  return dateText(`${day}T00:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
