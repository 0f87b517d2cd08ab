const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago something was: "Just now", then in minutes, hours and days. What is yet to come is just now. */
export function timeAgo(passedMs: number): string {
  if (passedMs < MINUTE_MS) return 'Just now';
  if (passedMs < HOUR_MS) return counted(Math.floor(passedMs / MINUTE_MS), 'minute');
  if (passedMs < DAY_MS) return counted(Math.floor(passedMs / HOUR_MS), 'hour');
  return counted(Math.floor(passedMs / DAY_MS), 'day');
}

/** How many are unread, as a badge shows it. */
export function badgeOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
