import type { Language } from './person.ts';
import { monthJoin, months, presentWords, rangeWords } from './words.data.ts';

export interface DateStyle {
  date: 'short' | 'long' | 'slash' | 'dot' | 'iso' | 'year' | 'apostrophe' | 'comma' | 'year-first';
  /** What stands between start and end; `word` is "to" in the person's language. */
  dash: ' – ' | '–' | ' - ' | '-' | ' — ' | 'word';
  present: 0 | 1;
  /** Whether what goes on is written "since March 2019". */
  isSince: boolean;
  /** Arabic digits for the western ones. */
  isArabicDigits: boolean;
}

const isCounted = (lang: Language) => lang === 'zh' || lang === 'ja';

/** A date as a person of that language writes it in that form. */
export function showDate(lang: Language, style: DateStyle, value: string): string {
  const shown = dateOf(lang, style, value);
  return style.isArabicDigits
    ? shown.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    : shown;
}

function dateOf(lang: Language, style: DateStyle, value: string): string {
  if (value === 'present') return presentWords[lang][style.present];
  const [year = '', month] = value.split('-');
  if (!month || style.date === 'year') return year;
  const at = Number(month) - 1;
  const short = months[lang].short[at] ?? '';
  if (isCounted(lang) && ['short', 'long', 'comma', 'apostrophe', 'year-first'].includes(style.date))
    return `${year}年${at + 1}月`;
  switch (style.date) {
    case 'short':
      return `${short} ${year}`;
    case 'long':
      return `${months[lang].long[at] ?? ''}${monthJoin[lang]}${year}`;
    case 'slash':
      return `${month}/${year}`;
    case 'dot':
      return `${month}.${year}`;
    case 'iso':
      return value;
    case 'apostrophe':
      return `${short} '${year.slice(2)}`;
    case 'comma':
      return `${months[lang].long[at] ?? ''}, ${year}`;
    case 'year-first':
      return `${year} ${short}`;
    default:
      return style.date satisfies never;
  }
}

/** Start and end as one text; empty where neither is known. */
export function showRange(
  lang: Language,
  style: DateStyle,
  { start, end }: { start: string; end: string },
): string {
  if (!start && !end) return '';
  const [to, since] = rangeWords[lang];
  if (style.isSince && end === 'present') return `${since} ${showDate(lang, style, start)}`;
  const [first, last] = [showDate(lang, style, start), showDate(lang, style, end)];
  if (!start || !end || first === last) return first || last;
  return style.dash === 'word' ? `${first} ${to} ${last}` : `${first}${style.dash}${last}`;
}
