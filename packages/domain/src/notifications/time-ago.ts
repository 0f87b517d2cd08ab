import { plural, say } from '../say/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was: "Just now", then in minutes, hours and days. What is yet to come is just now. */
export function timeAgo(passedMs: number): string {
  if (passedMs < MINUTE_MS) return say`Just now`;
  const minutes = Math.floor(passedMs / MINUTE_MS);
  if (passedMs < HOUR_MS) return say`${plural(minutes, { one: '# minute ago', other: '# minutes ago' })}`;
  const hours = Math.floor(passedMs / HOUR_MS);
  if (passedMs < DAY_MS) return say`${plural(hours, { one: '# hour ago', other: '# hours ago' })}`;
  const days = Math.floor(passedMs / DAY_MS);
  return say`${plural(days, { one: '# day ago', other: '# days ago' })}`;
}

/** How many are unread, as a badge shows it. */
export function badgeOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
