const withYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** When a version was saved, in the person's own time: "Nov 21, 2026, 9:30 AM". */
export function momentOf(iso: string): string {
  return withYear.format(new Date(iso));
}
