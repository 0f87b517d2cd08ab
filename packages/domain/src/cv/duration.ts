import { fromWords, onWords, sinceWords, toWords, untilWords } from './period-words.data.ts';
import {
  compareDates,
  formatDate,
  isReadableDate,
  PRESENT,
  readMonthAlone,
  readPartialDate,
  readSeason,
  readShortYear,
} from './partial-date.ts';

/** A stretch of time as a CV states it; see the document's partial dates. */
export interface Duration {
  start: string;
  end: string;
}

/** Which end a single date stands for: a job's single date is its start, a degree's its end. */
export type SingleDate = 'start' | 'end';

const SEPARATOR = new RegExp(
  `\\s*[–—]\\s*|\\s+-+\\s+|\\s+(?:${toWords})\\s+|(?<=\\d{4})-(?=\\d{4}|\\p{L})|(?<=/\\d{4})-(?=\\d)|(?<=\\d{4})-(?=\\d{1,2}[./]\\d{4})`,
  'giu',
);

const ON = new RegExp(`^(.*\\d{4}),? (?:${onWords})$`, 'iu');

function afterWord(text: string, words: string): string | null {
  const lower = text.toLowerCase();
  const word = words.split('|').find((candidate) => lower.startsWith(`${candidate} `));
  return word ? text.slice(word.length + 1) : null;
}

function single(date: string, as: SingleDate): Duration {
  return as === 'start' ? { start: date, end: '' } : { start: '', end: date };
}

function readPair(left: string, behind: string): Duration | null {
  // "2010 – until 2019", "2015 - bis heute".
  const right = afterWord(behind, untilWords) ?? behind;
  const end = readPartialDate(right) ?? readSeason(right);
  const start = readPartialDate(left) ?? readSeason(left);
  if (end && start && start !== PRESENT) return { start, end };
  // "March 22 – April 3, 2020": a day is no year.
  const [first, last] = [start ?? readShortYear(left), end ?? readShortYear(right)];
  if (first && first !== PRESENT && last && compareDates(first, last) <= 0)
    return { start: first, end: last };
  if (!end) return null;
  const month = readMonthAlone(left);
  return month && /^\d{4}-/.test(end)
    ? { start: `${end.slice(0, 4)}-${String(month).padStart(2, '0')}`, end }
    : null;
}

/** Reads a stretch of time that is certain in every part; null otherwise. */
export function readRange(text: string, singleIs: SingleDate = 'start'): Duration | null {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words === '' || words.length > 80) return null;
  const alone = readPartialDate(words) ?? readSeason(words);
  if (alone) return alone === PRESENT ? { start: '', end: PRESENT } : single(alone, singleIs);
  const [, begun = ''] = ON.exec(words) ?? [];
  const on = readPartialDate(begun);
  if (on) return { start: on, end: PRESENT };
  const since = afterWord(words, sinceWords);
  const from = afterWord(words, fromWords) ?? since ?? words;
  const first = from === words ? null : (readPartialDate(from) ?? readShortYear(from));
  if (first && first !== PRESENT)
    return { start: first, end: afterWord(words, fromWords) === null ? PRESENT : '' };
  const until = afterWord(words, untilWords);
  if (until !== null) {
    const end = readPartialDate(until);
    return end ? { start: '', end } : null;
  }
  for (const match of from.matchAll(SEPARATOR)) {
    const pair = readPair(from.slice(0, match.index), from.slice(match.index + match[0].length));
    if (pair) return pair;
  }
  return null;
}

/** "Summers 2016 – 2018": a word that is no month before a year, and a year. */
const WORDED = /^(\p{L}{4,} \d{4}) ?[–-] ?(\d{4})$/u;

/** Reads what a person typed as a duration. What is not certain stays their own words, as the start. */
export function parseDuration(text: string, singleIs: SingleDate = 'start'): Duration {
  const typed = text.trim();
  const [, start = typed, end = ''] = WORDED.exec(typed) ?? [];
  return readRange(text, singleIs) ?? { start, end };
}

/**
 * A stretch of time as a CV prints it: "Mar 2019 – Present", "2018", "until 2020". A single date stands plainly on
 * the side that `singleIs` names, so that {@link readRange} with the same value gives it back.
 */
export function formatRange(start: string, end: string, singleIs: SingleDate = 'start'): string {
  if (start === '' && end === '') return '';
  if (start !== '' && end !== '') return `${formatDate(start)} – ${formatDate(end)}`;
  if (end === PRESENT) return 'Present';
  if (start !== '')
    return singleIs === 'start' || !isReadableDate(start) ? formatDate(start) : `from ${formatDate(start)}`;
  return singleIs === 'end' || !isReadableDate(end) ? formatDate(end) : `until ${formatDate(end)}`;
}
