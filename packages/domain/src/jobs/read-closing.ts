import { monthOfCentury, readPartialDate } from '../cv/index.ts';
import type { ReadAdvert } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';

/** What the last day to apply is called. */
const LABEL =
  /closing date|(?<!\p{L})closes?(?= on| at|:)|deadline|bewerbungs(?:schluss|frist)|date limite|clôture|fecha límite|plazo|sluitingsdatum/iu;
/** The prepositions of a limit, in the five languages; between them and the date may stand a weekday and an hour. */
const LIMIT = String.raw`(?<!\p{L})(?:by|before|until|till|(?:no|not) later than|bis|spätestens|vor dem|avant|jusqu[’']au|au plus tard|antes del?|hasta|vóór|voor|uiterlijk|tot)(?:\s[^\s,.;]{1,12}){0,4}?\s`;
const MONTH = String.raw`\p{L}{3,12}\.?`;
const DATE = [
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?${MONTH}(?:,?\s(?:de\s)?\d{4})?`,
  String.raw`\p{Lu}\p{L}{2,11}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?(?![\d:])`,
  String.raw`(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)`,
].join('|');
const DATED = new RegExp(DATE, 'u');
const LIMITED = new RegExp(`${LIMIT}$`, 'iu');
/** Where one writes to. */
const ADDRESS = /@[\p{L}\p{N}-]+\.|https?:|www\./iu;
const MONTHS_PAST = 2;

/** A date of an advert as YYYY-MM-DD; '' where its words leave it open, as 03/04/2026 does in English. */
function dayOf(words: string, language: string): string {
  const numeric = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/u.exec(words);
  if (numeric) {
    const [, first = '', mark, second = '', year = ''] = numeric;
    const isDayFirst = mark === '.' || !/^(?:en|und)$/u.test(language) || Number(first) > 12;
    if (!isDayFirst && Number(second) <= 12 && first !== second) return '';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return readPartialDate(`${year}-${month}-${day}`) ?? '';
  }
  const bare = words.replace(/(?<=\d)(?:st|nd|rd|th|er)(?=\s)/iu, '').replace(/\sof\s/iu, ' ');
  const read = readPartialDate(bare.replace(/^(\p{L}+\.?\s\d{1,2})(?:st|nd|rd|th)/u, '$1')) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/u.test(read) ? read : '';
}

/** A day without its year: "14 March", "March 14". */
const isYearless = (words: string): boolean => !/\d{4}/u.test(words);
const inYear = (words: string, year: number): string =>
  /\d$/u.test(words) ? `${words}, ${year}` : `${words} ${year}`;
/** A leap year, in which every day there is stands. */
const LEAP = 2024;

function closingAt(words: string, language: string): string | null {
  // "By 12 noon" is no day.
  if (isYearless(words)) return dayOf(inYear(words, LEAP), language) === '' ? null : '';
  return dayOf(words, language);
}

/** What may be a date in a sentence; of "Friday 6 June" the weekday with its figure too, which is none. */
function datesIn(text: string): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  for (let from = 0; from < text.length;) {
    const match = DATED.exec(text.slice(from));
    if (!match) break;
    found.push({ name: match[0].replace(/\.$/u, ''), at: from + match.index });
    // The next may begin within it.
    from += match.index + (/\s/u.exec(match[0])?.index ?? match[0].length) + 1;
  }
  return found;
}

/** The first date of a line; where it has to be a limit, one behind a preposition that says so. */
function closingIn(line: AdvertLine, language: string, isLimited: boolean): ReadAdvert['closes'] {
  for (const { name, at } of datesIn(line.text)) {
    const date = closingAt(name, language);
    if (date === null || (isLimited && !LIMITED.test(line.text.slice(0, at)))) continue;
    return { ...itemAt(line, name, at, name.length), date };
  }
  return null;
}

/**
 * Until when one may apply: the date behind what such a day is called, or behind the preposition of a limit in a sentence that says where
 * to apply. Null where the advert says none; its date is '' where the year is left out.
 */
export function readClosing(
  lines: readonly AdvertLine[],
  { sentences }: AdvertWords,
  language: string,
): ReadAdvert['closes'] {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const { text, section, isHeading } = line;
    const isLabel = LABEL.test(text);
    const isApplied = section === 'apply' || ADDRESS.test(text) || sentences.apply.test(text);
    const found =
      (isLabel ? closingIn(line, language, false) : null) ??
      // A heading says it, and the line below gives the date.
      (isLabel && isHeading && next ? closingIn(next, language, false) : null) ??
      (isApplied ? closingIn(line, language, true) : null);
    if (found) return found;
  }
  return null;
}

/** The last day to apply as YYYY-MM-DD; of a day without its year that which is next, or passed a short while ago. '' where it is not told. `today` is YYYY-MM-DD. */
export function closingDay(
  closes: NonNullable<ReadAdvert['closes']>,
  language: string,
  today: string,
): string {
  if (closes.date !== '' || !isYearless(closes.name)) return closes.date;
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => dayOf(inYear(closes.name, one), language));
  const from = (monthOfCentury(today.slice(0, 7), today) ?? 0) - MONTHS_PAST;
  return days.find((day) => day !== '' && (monthOfCentury(day.slice(0, 7), today) ?? 0) >= from) ?? '';
}
