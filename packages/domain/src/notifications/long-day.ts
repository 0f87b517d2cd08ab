import { monthNames } from '../text/index.ts';

/** "November 23" of `2026-11-23`. */
export function longDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${monthNames('en')[(month ?? 1) - 1] ?? ''} ${day ?? ''}`;
}
