const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(?:${MONTHS.join('|')})\\p{L}*`;
const DAY = new RegExp(
  `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${MONTH})(?:,? (?<year>20\\d\\d))?|\\b(?<first>${MONTH}) (?<behind>\\d{1,2})\\b(?:st|nd|rd|th)?(?:,? (?<of>20\\d\\d))?`,
  'iu',
);

/** The first day that a text names, as `YYYY-MM-DD`, of the year of today where it names none; '' where there is none. */
export function dayIn(text: string, today: string): string {
  const { day, month, year, first, behind, of } = DAY.exec(text)?.groups ?? {};
  const name = month ?? first;
  if (name === undefined) return '';
  const at = String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
  return `${year ?? of ?? today.slice(0, 4)}-${at}-${(day ?? behind ?? '').padStart(2, '0')}`;
}
