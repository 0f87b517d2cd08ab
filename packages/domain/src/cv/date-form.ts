import { monthNames } from '../text/index.ts';
import { countedDateWords, dateWords } from './date-words.data.ts';
import type { SingleDate } from './duration.ts';
import { isReadableDate, PRESENT } from './partial-date.ts';
import type { SectionLanguage } from './section-names.data.ts';

/** Ways to print a month: "Mar 2019", "March 2019", "03/2019", "03.2019", "2019-03", "2019". */
export const dateForms = ['short-month', 'long-month', 'slashes', 'dots', 'iso', 'year'] as const;
export type DateForm = (typeof dateForms)[number];

export type DateStyle = { form: DateForm; language: SectionLanguage };

const isCounted = (language: SectionLanguage): language is 'zh' | 'ja' =>
  language === 'zh' || language === 'ja';

const smallWords = (language: SectionLanguage) =>
  isCounted(language) ? countedDateWords[language] : dateWords[language];

/** A date in a form and language; the person's own words as they are. */
export function formatDateAs(value: string, { form, language }: DateStyle): string {
  if (value === PRESENT) return smallWords(language).present;
  if (!isReadableDate(value)) return value;
  const [year = '', month, day] = value.split('-');
  if (month === undefined || form === 'year') return year;
  switch (form) {
    case 'iso':
      return value;
    case 'slashes':
      if (isCounted(language)) return value.replaceAll('-', '/');
      return [...(day === undefined ? [] : [day]), month, year].join('/');
    case 'dots':
      return [...(day === undefined ? [] : [day]), month, year].join('.');
    case 'short-month':
    case 'long-month':
      return named(year, Number(month), day === undefined ? null : Number(day), form, language);
    default:
      return form satisfies never;
  }
}

function named(
  year: string,
  month: number,
  day: number | null,
  form: 'short-month' | 'long-month',
  language: SectionLanguage,
): string {
  if (isCounted(language)) return `${year}年${month}月${day === null ? '' : `${day}日`}`;
  const names = form === 'short-month' ? dateWords[language].short : monthNames(language);
  const name = names[month - 1] ?? '';
  const isLinked = form === 'long-month' && (language === 'es' || language === 'pt');
  const of = isLinked ? ' de ' : ' ';
  if (day === null) return `${name}${of}${year}`;
  return `${day}${language === 'de' ? '.' : ''}${of}${name}${of}${year}`;
}

/**
 * A stretch of time in a form and language. A single date stands plainly on the side that `singleIs` names; on the
 * other it carries the language's word for "from" or "until".
 */
export function formatRangeAs(
  start: string,
  end: string,
  style: DateStyle,
  singleIs: SingleDate = 'start',
): string {
  const [first, last] = [formatDateAs(start, style), formatDateAs(end, style)];
  if (start === '') return single(last, end, style, singleIs === 'end', 'until');
  if (end === '') return single(first, start, style, singleIs === 'start', 'from');
  return first === last ? first : `${first} – ${last}`;
}

function single(
  shown: string,
  value: string,
  { language }: DateStyle,
  isPlain: boolean,
  word: 'from' | 'until',
): string {
  if (isPlain || value === PRESENT || !isReadableDate(value)) return shown;
  const small = smallWords(language)[word];
  return isCounted(language) ? shown + small : `${small} ${shown}`;
}
