import type { Preferences } from '@candor/domain/settings';

/** The day it is for a person, as `2026-11-23`: in the time zone they chose, else in UTC. */
export function todayFor({ timeZone }: Pick<Preferences, 'timeZone'>, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timeZone || 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day it is in UTC, by which visits are counted. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
