import { formatRange, readRange, type Duration, type SingleDate } from './duration.ts';
import {
  escapeMarks,
  escapeOutsideBrackets,
  splitAtMark,
  splitOutsideBrackets,
  unescapeMarks,
} from './escape.ts';

/** The first line of an entry: fields by position, then dates, then an address. */
export interface EntryLine extends Duration {
  fields: string[];
  url: string;
}

const SEPARATOR = ' | ';
const EMPTY = '-';
const URL_LABEL = 'Link: ';

function isPlainUrl(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/.test(text);
}

/** A field as it stands in the line. */
function fieldText(field: string): string {
  return field === '' ? EMPTY : escapeMarks(field, '|');
}

/** A field behind a backslash where by itself it would be read as dates, address or nothing. */
function guardedText(field: string, singleIs: SingleDate): string {
  const text = fieldText(field);
  const isMisread =
    field === EMPTY ||
    field.startsWith('(') ||
    field.startsWith(URL_LABEL) ||
    isPlainUrl(field) ||
    readRange(field, singleIs) !== null;
  return isMisread && !text.startsWith('\\') ? `\\${text}` : text;
}

function datesText({ start, end }: Duration, singleIs: SingleDate): string {
  if (start === '' && end === '') return '';
  const plain = formatRange(start, end, singleIs);
  const read = readRange(plain, singleIs);
  if (read?.start === start && read.end === end) return plain;
  // "seasonal since 2020 (Apr–Oct)": between brackets a dash parts nothing.
  const words = [start, end].map((date) =>
    date.includes('|') ? escapeMarks(date, '|–') : escapeOutsideBrackets(date, '–'),
  );
  return end === '' ? `(${words[0]})` : `(${words[0]} – ${words[1]})`;
}

/** Composes the line. Trailing empty fields are left out, inner ones stand as a dash. */
export function composeEntryLine(
  line: EntryLine,
  singleIs: SingleDate = 'start',
): { text: string; fieldTexts: string[] } {
  const last = line.fields.findLastIndex((field) => field !== '');
  const fields = line.fields.slice(0, Math.max(0, last) + 1);
  const composed = (fieldTexts: string[]) => ({
    text: [...fieldTexts, datesText(line, singleIs), urlText(line.url)]
      .filter((part) => part !== '')
      .join(SEPARATOR),
    fieldTexts,
  });
  const plain = composed(fields.map(fieldText));
  return isReadAs(plain.text, line, singleIs)
    ? plain
    : composed(fields.map((field) => guardedText(field, singleIs)));
}

function urlText(url: string): string {
  if (url === '') return '';
  return isPlainUrl(url) ? escapeMarks(url, '|') : URL_LABEL + escapeMarks(url, '|');
}

function isReadAs(text: string, { fields, start, end, url }: EntryLine, singleIs: SingleDate): boolean {
  const read = readEntryLine(text, fields.length, singleIs);
  return (
    read.start === start &&
    read.end === end &&
    read.url === url &&
    fields.every((field, at) => field === read.fields[at])
  );
}

function readDates(part: string, singleIs: SingleDate): Duration | null {
  if (part.startsWith('(') && part.endsWith(')')) {
    const [start = '', end = ''] = splitOutsideBrackets(part.slice(1, -1), '–');
    return { start: unescapeMarks(start.trim()), end: unescapeMarks(end.trim()) };
  }
  return readRange(part, singleIs);
}

/** Reads a line that {@link composeEntryLine} made, or one like it. At most `count` fields; more are joined to the last. */
export function readEntryLine(text: string, count: number, singleIs: SingleDate = 'start'): EntryLine {
  const parts = splitAtMark(text, '|').map((part) => part.trim());
  let url = '';
  let dates: Duration = { start: '', end: '' };
  const last = parts.at(-1) ?? '';
  if (isPlainUrl(last) || last.startsWith(URL_LABEL)) {
    url = unescapeMarks(last.startsWith(URL_LABEL) ? last.slice(URL_LABEL.length) : last);
    parts.pop();
  }
  const read = readDates(parts.at(-1) ?? '', singleIs);
  if (read) {
    dates = read;
    parts.pop();
  }
  const fields = parts.map((part) => (part === EMPTY ? '' : unescapeMarks(part)));
  const kept = fields.slice(0, count);
  if (fields.length > count) kept[count - 1] = fields.slice(count - 1).join(SEPARATOR);
  while (kept.length < count) kept.push('');
  return { fields: kept, ...dates, url };
}
