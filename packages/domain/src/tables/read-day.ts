import { z } from 'zod';
import { readMonthAlone } from '../cv/index.ts';

/** Which of the two numbers of `3/4/2026` is the day. */
export type DayOrder = 'day-first' | 'month-first';

const isoDay = z.iso.date();
const YEAR_FIRST = /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?![\d/])/u;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/u;
const NUMBERS = /^(\d{1,2})(\.\s?|[-/])(\d{1,2})(?:\.\s?|[-/])['’]?(\d{4}|\d{2})(?![\d/])/u;
const MONTH_FIRST = /^(\p{L}+)[.\s-]+(\d{1,2})(?:st|nd|rd|th)?[,\s-]+(?:de\s)?['’]?(\d{4}|\d{2})(?![\d:])/iu;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s/-]*(?:de\s|of\s)?(\p{L}+)[.,]?[\s/-]+(?:de\s)?['’]?(\d{4}|\d{2})(?![\d:])/iu;
const WEEKDAY = /^\p{L}+[.,]*\s+(?=[\p{L}\d])/u;

const CENTURY_TURNS = 70;

function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year < CENTURY_TURNS ? 2000 : 1900);
}

function dayOf(year: number, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const isoText = `${year}-${two(month)}-${two(day)}`;
  return year >= 1990 && year <= 2100 && isoDay.safeParse(isoText).success ? isoText : null;
}

/** The order that numbers of a date prove by themselves; null where either could be the day. */
function ownOrder(first: number, second: number): DayOrder | null {
  if (first > 12 === second > 12) return null;
  return first > 12 ? 'day-first' : 'month-first';
}

function readOne(text: string, order: DayOrder, dotted: DayOrder): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, one = '', separator = '', other = '', digits = ''] = numbers;
    const [first, second] = [Number(one), Number(other)];
    const isDayFirst =
      (ownOrder(first, second) ?? (separator.startsWith('.') ? dotted : order)) === 'day-first';
    return isDayFirst ? dayOf(yearOf(digits), second, first) : dayOf(yearOf(digits), first, second);
  }
  const [, dayNumber, word, after = ''] = DAY_FIRST.exec(text) ?? [];
  if (dayNumber !== undefined)
    return dayOf(yearOf(after), readMonthAlone(word ?? '') ?? 0, Number(dayNumber));
  const [, name, number, behind = ''] = MONTH_FIRST.exec(text) ?? [];
  return name === undefined ? null : dayOf(yearOf(behind), readMonthAlone(name) ?? 0, Number(number));
}

/**
 * The day that a cell names, as `2026-11-23`; null where it is not certain.
 * @param order of numbers with slashes or dashes between them
 * @param dotted of numbers with points between them: the day stands first wherever people write so
 */
export function readDay(cell: string, order: DayOrder, dotted: DayOrder = 'day-first'): string | null {
  const text = cell.trim();
  return readOne(text, order, dotted) ?? readOne(text.replace(WEEKDAY, ''), order, dotted);
}

/** How a cell stands to the order of its column: it proves one, could mean two days, or says nothing of it. */
function orderIn(cell: string): DayOrder | 'open' | null {
  const [, first, separator = '', second] = NUMBERS.exec(cell.trim().replace(WEEKDAY, '')) ?? [];
  if (first === undefined || Number(first) === Number(second)) return null;
  const own = ownOrder(Number(first), Number(second));
  return own ?? (separator.startsWith('.') ? null : 'open');
}

/** What the cells of a column say of the order of its dates. */
function orderOfColumn(cells: readonly string[]): { proven: DayOrder | null; isOpen: boolean } {
  const orders = new Set(cells.map(orderIn));
  const both = orders.has('day-first') && orders.has('month-first');
  const proven = orders.has('day-first') ? 'day-first' : orders.has('month-first') ? 'month-first' : null;
  return { proven: both ? null : proven, isOpen: orders.has('open') && (both || proven === null) };
}

/** The order that columns of dates agree on; null where none proves one, or they differ. */
function agreedOrder(columns: readonly (readonly string[])[]): DayOrder | null {
  const proven = new Set(columns.map((cells) => orderOfColumn(cells).proven).filter((one) => one !== null));
  const [only] = proven;
  return proven.size === 1 ? (only ?? null) : null;
}

/** Whether a person has to say how dates of these columns are read: some could mean two days, and no other proves which. */
export const mustAskDayOrder = (columns: readonly (readonly string[])[]): boolean =>
  agreedOrder(columns) === null && columns.some((cells) => orderOfColumn(cells).isOpen);

/**
 * Readers of the columns of a table that hold dates, in their order. A column that proves the order of its dates is read
 * by it, one that does not by what the others prove.
 * @param asked the order where nothing proves one
 */
export function dayReaders(
  columns: readonly (readonly string[])[],
  asked: DayOrder,
): ((cell: string) => string | null)[] {
  const agreed = agreedOrder(columns);
  return columns.map((cells) => {
    const { proven } = orderOfColumn(cells);
    return (cell) => readDay(cell, proven ?? agreed ?? asked, proven ?? 'day-first');
  });
}
