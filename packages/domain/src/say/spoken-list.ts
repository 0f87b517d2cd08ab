import { spokenLocale } from './speaker.ts';

/**
 * Names within what is said, as the language lists them: "Excel, SQL, Tableau"; of a `conjunction` with "and" before the last, of a
 * `disjunction` with "or".
 */
export function spokenList(names: readonly string[], type: Intl.ListFormatType = 'unit'): string {
  const locale = spokenLocale();
  // "Excel, SQL or Tableau", without a comma before "or".
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {
    type,
    style: type === 'unit' ? 'short' : 'long',
  }).format(names);
}
