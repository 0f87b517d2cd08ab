const dayAndMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day on which the next month of a plan begins, as the server counts months: December 1. */
export function nextMonthLabel(today: Date): string {
  return dayAndMonth.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
}
