const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const;

function formatsIn(timeZone: string) {
  const where = timeZone === '' ? {} : { timeZone };
  return {
    day: new Intl.DateTimeFormat('en-US', { ...day, ...where }),
    minute: new Intl.DateTimeFormat('en-US', { ...minute, ...where }),
  };
}

let formats = formatsIn('');

/** Has moments shown in a time zone, or in that of the device where it is empty. One this browser does not know is not taken. */
export function showTimesIn(timeZone: string): void {
  try {
    formats = formatsIn(timeZone);
  } catch {
    formats = formatsIn('');
  }
}

/** "Nov 21, 2026", where the person is. */
export function dayOf(iso: string): string {
  return formats.day.format(new Date(iso));
}

/** "Nov 21, 2026, 9:30 AM", where the person is. */
export function momentOf(iso: string): string {
  return formats.minute.format(new Date(iso));
}
