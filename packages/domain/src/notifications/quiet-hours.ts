import type { Preferences } from '../settings/index.ts';

type QuietHours = Pick<Preferences, 'quietHours' | 'quietFrom' | 'quietUntil'>;

/** Whether a time of day, such as `23:15`, is within quiet hours, which may go past midnight. */
export function isQuiet({ quietHours, quietFrom, quietUntil }: QuietHours, time: string): boolean {
  if (!quietHours || quietFrom === quietUntil) return false;
  return quietFrom < quietUntil
    ? time >= quietFrom && time < quietUntil
    : time >= quietFrom || time < quietUntil;
}
