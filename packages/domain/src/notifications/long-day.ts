const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 23" of `2026-11-23`. */
export function longDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1] ?? ''} ${day ?? ''}`;
}
