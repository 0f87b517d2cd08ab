import { remembering } from './remembering.ts';
import { onWords, presentWords, seasonWords, sinceWords, toWords } from '../cv/index.ts';
import { monthForms, monthLanguages, monthsByForm } from '../text/index.ts';
import { withPlainDigits } from './right-to-left.ts';
import {
  rightToLeftMonths,
  rightToLeftPresent,
  rightToLeftSince,
  rightToLeftTo,
} from './right-to-left-words.data.ts';
import type { Words } from './words.ts';

/** A stretch of time found in a line, with its place in UTF-16 units. */
export interface FoundRange {
  /** `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or empty; as it was typed where it is a season, a term, a quarter or no certain date. */
  start: string;
  /** As `start`, or `present`. */
  end: string;
  index: number;
  length: number;
  /** A single date without a second end; `start` holds it. */
  isSingle: boolean;
}

interface Atom {
  value: string;
  index: number;
  length: number;
  /** `month`: a month whose year is that of the date after it. `short`: two digits of a year that may follow a range sign. */
  kind: 'date' | 'present' | 'month' | 'short';
}

const monthByWord = monthsByForm(
  ...monthLanguages.map(monthForms),
  rightToLeftMonths.map((words) => words.split('|')),
);

const escaped = (words: string) => words.replaceAll('.', '\\.');
const longestFirst = (words: string) =>
  escaped(words)
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');

const MONTH = `(?<![\\p{L}])(?:${longestFirst([...monthByWord.keys()].join('|'))})(?![\\p{L}])\\.?`;
const SEASON = `(?<![\\p{L}])(?:${longestFirst(seasonWords.map(([words]) => words).join('|'))})(?![\\p{L}])`;
/** "Winter term 2009/10", "WS 2009/10": part of a year that universities count by. */
const TERM = '(?:\\s(?:term|semester|trimester|quarter|session))?';
const SEMESTER = '(?<!\\p{L})(?:(?:winter|sommer)semester|wise|sose|ws|ss)';
/** A year that was left open: "20XX". */
const OPEN_YEAR = '(?:19|20)(?:xx|yy|__|\\?\\?|\\d[x?])(?![\\p{L}\\d])';
/** Behind the sign between two ends: the second is yet to come. */
const EXPECTED =
  /(?:exp(?:ected|\.)?|anticipated|est(?:imated|\.)?|planned|voraussichtlich|prévue?|previst[oa]|verwacht)\s*$/iu;
/** Between dates that are told one by one: "2013, 2014 and 2016". */
const LISTED = /^\s*(?:,|;|&|and|und|et|y|e|en)\s*$/iu;
const YEAR = '(?:19|20)\\d\\d(?!\\d)';
/** Begins no number within another, and none behind a hyphen unless a year stands before that: "03.2015-06.2019", "2018-06.2020". */
const APART = '(?<![\\d./]|(?<!(?:^|[./\\s(|])\\d{4})-)';
const ORDINAL = '(?:st|nd|rd|th|er|º|°|\\.)?';

/** One date in any of our forms; the name of the group that took part tells which. */
const ATOM = new RegExp(
  [
    `(?<chinese>${YEAR}\\s?年(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?)`,
    `(?<iso>(?<![\\d./-])${YEAR}[-./](?:0?[1-9]|1[0-2])(?!\\d)(?:[-./]\\d{1,2})?(?![\\d/-]|\\.\\d{4}))`,
    `(?<dayMonthYear>${APART}\\d{1,2}[-./]\\s?\\d{1,2}[-./]\\s?${YEAR})`,
    `(?<monthYear>${APART}\\d{1,2}\\s?[-./]\\s?${YEAR})`,
    `(?<american>${MONTH}\\s\\d{1,2}${ORDINAL},?\\s${YEAR})`,
    `(?<named>(?:(?<![\\d.-])\\d{1,2}${ORDINAL}[^\\S\\t](?:de\\s|di\\s)?)?${MONTH}(?:\\s?[,./-]\\s?|\\s(?:de|di|of|del)\\s|\\s)?\\s?(?:${YEAR}|['’]\\d\\d(?!\\d)))`,
    `(?<yearMonth>${YEAR},?\\s${MONTH}(?!\\s(?:19|20)\\d\\d))`,
    `(?<season>(?:${SEASON}${TERM}|${SEMESTER})\\s(?:of\\s|de\\s)?${YEAR}(?:/\\d{2}(?!\\d))?)`,
    `(?<open>(?:${MONTH}\\s)?(?<!\\d)${OPEN_YEAR})`,
    `(?<quarter>(?<![\\p{L}\\d])Q[1-4][\\s/]+${YEAR})`,
    `(?<shortYear>(?<![\\d./-])\\d{1,2}[/.]\\d{2}(?![\\d./]))`,
    `(?<year>(?<![\\d.,€$£])${YEAR}(?![.,]\\d|\\s?[€$£%]))`,
    `(?<present>(?<![\\p{L}])(?:${longestFirst(`${presentWords}|${rightToLeftPresent}`)})(?![\\p{L}\\d]))`,
    `(?<month>${MONTH})`,
    `(?<quoted>['’]\\d\\d(?!\\d))`,
  ].join('|'),
  'giu',
);

function iso(year: number, month?: number, day?: number): string | null {
  if (year < 1930 || year > 2100) return null;
  if (month === undefined) return String(year);
  if (month < 1 || month > 12) return null;
  const start = `${year}-${String(month).padStart(2, '0')}`;
  return day === undefined ? start : day < 1 || day > 31 ? null : `${start}-${String(day).padStart(2, '0')}`;
}

/** Two digits of a year as four: 30 to 99 are of the last century. */
function century(two: number): number {
  return two >= 50 ? 1900 + two : 2000 + two;
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function monthIn(text: string): number | undefined {
  const words = text.replace(/^\d{1,2}(?:st|nd|rd|th|er|º)?\s+(?:de\s|di\s)?/iu, '');
  // Some Arabic months have names of two words.
  const [name = '', first = ''] = /(\p{L}+)(?:\s\p{L}+)?/u.exec(words) ?? [];
  return monthByWord.get(name.toLowerCase()) ?? monthByWord.get(first.toLowerCase());
}

function read(groups: Record<string, string | undefined>): Pick<Atom, 'value' | 'kind'> | null {
  const dated = (value: string | null) => (value === null ? null : { value, kind: 'date' as const });
  const [kind, text] = Object.entries(groups).find(([, words]) => words !== undefined) ?? [];
  if (kind === undefined || text === undefined) return null;
  const numbers = numbersIn(text);
  const [first = 0, second = 0, third] = numbers;
  switch (kind) {
    case 'chinese':
    case 'iso':
      return dated(iso(first, numbers[1], third) ?? iso(first));
    case 'dayMonthYear':
      return dated(iso(third ?? 0, second, first) ?? iso(third ?? 0, first, second));
    case 'monthYear':
      return dated(iso(second, first));
    case 'american':
      return dated(iso(second, monthIn(text), first));
    case 'named': {
      const year = numbers.at(-1) ?? 0;
      return dated(
        iso(year < 100 ? century(year) : year, monthIn(text), numbers.length > 1 ? first : undefined),
      );
    }
    case 'yearMonth':
      return dated(iso(first, monthIn(text)));
    // No month is made of what names none.
    case 'season':
    case 'quarter':
    case 'open':
      return dated(text.trim());
    case 'shortYear':
      return first >= 1 && first <= 12 ? dated(iso(century(second), first)) : null;
    case 'year':
      return dated(iso(first));
    case 'present':
      return { value: 'present', kind: 'present' };
    case 'month':
      return { value: String(monthByWord.get(text.toLowerCase().replace('.', '')) ?? ''), kind: 'month' };
    default:
      return { value: String(century(first)), kind: 'short' };
  }
}

const BETWEEN = new RegExp(
  `^[\\s,(]*(?:[-–—‐‑−~～〜→›>]|--|${longestFirst(`${toWords}|${rightToLeftTo}`)})[\\s,]*(?:(?:the|den|zum|el|la|le|il|o)\\s)?$`,
  'iu',
);
const SHORT_END = /^\s?[-–—/‐‑]\s?(\d{2})(?![\d./])/;
const OPEN_END = new RegExp(
  `^\\s?(?:[-–—]|\\.\\.\\.|…|(?:${longestFirst(onWords)}))\\s*(?:$|[),;\\t|])`,
  'iu',
);
const SINCE = new RegExp(
  `(?:^|[\\s(,;|])(?:${longestFirst(`${sinceWords}|${rightToLeftSince}`)})[\\s־-](?:the\\s|dem\\s|le\\s)?$`,
  'iu',
);
const UNTIL =
  /(?:^|[\s(])(?:until|till|bis|jusqu['’]?(?:à|en)|hasta|até|tot|fino a[l]?|до|по|حتى|لغاية|עד)\s$/iu;
/** No line of a CV is longer; the rest is not searched. */
const MAX_LENGTH = 400;

function atomsIn(text: string): Atom[] {
  return [...text.slice(0, MAX_LENGTH).matchAll(ATOM)].flatMap((match) => {
    const atom = read({ ...match.groups });
    return atom ? [{ ...atom, index: match.index, length: match[0].length }] : [];
  });
}

/** All stretches of time in a line, in their order. "Jan – Mar 2019", "03/2019 – heute", "2019–21", "since 2020", "Spring 2020". */
export const findRanges = remembering((given): FoundRange[] => {
  const text = withPlainDigits(given);
  if (!/\d\d/.test(text) && !/至今/.test(text)) return [];
  const atoms = atomsIn(text);
  const found: FoundRange[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const [atom, next] = [atoms[at], atoms[at + 1]];
    if (!atom) continue;
    const end = atom.index + atom.length;
    const between = text.slice(end, next?.index);
    const expected = EXPECTED.exec(between)?.[0] ?? '';
    const isPair =
      next !== undefined &&
      (BETWEEN.test(between.slice(0, between.length - expected.length)) ||
        (next.kind === 'present' && /^[\s,()–-]*$/.test(between) && atom.kind === 'date'));
    if (isPair && next && (next.kind === 'date' || next.kind === 'present' || next.kind === 'short')) {
      const start = startOf(atom, next);
      if (start !== null) {
        found.push({
          start,
          end:
            expected === ''
              ? next.value
              : text.slice(next.index - expected.length, next.index + next.length).trim(),
          index: atom.index,
          length: next.index + next.length - atom.index,
          isSingle: false,
        });
        at += 1;
        continue;
      }
    }
    const alone = atom.kind === 'date' && aloneRange(text, atom);
    if (alone) found.push(alone);
  }
  return withListed(found, text);
});

/** Dates that are told one by one are one stretch, in the words that tell them. */
function withListed(ranges: readonly FoundRange[], text: string): FoundRange[] {
  const found: FoundRange[] = [];
  for (const range of ranges) {
    const before = found.at(-1);
    const end = before ? before.index + before.length : 0;
    if (before?.isSingle && range.isSingle && LISTED.test(text.slice(end, range.index))) {
      const length = range.index + range.length - before.index;
      found[found.length - 1] = { ...before, length, start: text.slice(before.index, before.index + length) };
    } else found.push(range);
  }
  return found;
}

function startOf(atom: Atom, next: Atom): string | null {
  if (atom.kind === 'date') return atom.value;
  if (atom.kind === 'short') return atom.value;
  if (atom.kind === 'month' && next.kind === 'date' && /^\d{4}-/.test(next.value))
    return iso(Number(next.value.slice(0, 4)), Number(atom.value));
  return null;
}

/** A date without a partner: open ("2019 –", "since 2019"), with a short end ("2019/20"), or single. */
function aloneRange(text: string, atom: Atom): FoundRange | null {
  const end = atom.index + atom.length;
  const after = text.slice(end, end + 12);
  const before = text.slice(Math.max(0, atom.index - 16), atom.index);
  const range = { start: atom.value, index: atom.index, length: atom.length };
  const short = SHORT_END.exec(after);
  if (short && atom.value.length === 4) {
    const year = century(Number(short[1]));
    if (year > Number(atom.value) && year - Number(atom.value) < 60)
      return { ...range, end: String(year), length: atom.length + short[0].length, isSingle: false };
  }
  if (/^\d{1,2}\D\d{2}$/.test(text.slice(atom.index, end))) return null;
  const open = OPEN_END.exec(after);
  if (open)
    return { ...range, end: 'present', length: atom.length + open[0].trimEnd().length, isSingle: false };
  const since = SINCE.exec(before);
  if (since) {
    const from = atom.index - since[0].trimStart().length;
    return { ...range, end: 'present', index: from, length: end - from, isSingle: false };
  }
  const until = UNTIL.exec(before);
  if (until) {
    const from = atom.index - until[0].trimStart().length;
    return { ...range, start: '', end: atom.value, index: from, length: end - from, isSingle: false };
  }
  return { ...range, end: '', isSingle: true };
}

/** The main stretch of time of a line: the first with two ends, else the last single date. */
export function findRange(text: string): FoundRange | null {
  const ranges = findRanges(text);
  return ranges.find((range) => !range.isSingle) ?? ranges.at(-1) ?? null;
}

/** What stands before a stretch of time and says nothing else. */
const LEADS_IN =
  /(?:^|\s)(?:from|von|du|de|del|desde|dal|da|van|с|expected|anticipated|graduat(?:ed|ion|ing)|voraussichtlich|prévu|previsto|dates?:?|période|zeitraum|من|منذ|في|عام|سنة|בשנת|משנת|מאז|בשנים)$|(?:^|\s)[במ][-־]$/iu;
/** "г." behind a year, and how long it was: "(2 yrs 3 mos)". */
const YEAR_SIGN = /^\s?(?:г(?:г|ода)?|م(?!\p{L}))\.?/u;
const LASTED =
  /^\(?\d+\s?(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|mos?|months?|mois|monate?)\b[^\t)]{0,20}\)?/iu;

/** What stands before and behind a stretch of time, without the brackets, commas and lengths ("2 yrs 3 mos") beside it. */
export function wordsAround(words: Words, { index, length }: Pick<FoundRange, 'index' | 'length'>): Words[] {
  const before = words.slice(0, index).trimmed({ start: '', end: '([,;:|·•–—-' });
  const after = words
    .slice(index + length)
    .without(YEAR_SIGN)
    .without(/^[\s)\],;:|·•–—-]+/u);
  return [before.without(LEADS_IN), after.without(LASTED)]
    .map((side) => side.trimmed())
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
