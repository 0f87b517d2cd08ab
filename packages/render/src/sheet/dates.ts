const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function formatDate(date: string): string {
  if (date === 'present') return 'Present';
  const parts = /^(\d{4})-(\d{2})/u.exec(date);
  const month = months[Number(parts?.[2] ?? 0) - 1];
  return month === undefined ? date : `${month} ${parts?.[1] ?? ''}`;
}

export function formatRange(start: string, end: string): string {
  return [start, end]
    .filter((date) => date !== '')
    .map(formatDate)
    .join(' – ');
}
