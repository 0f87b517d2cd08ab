import { say } from '../say/index.ts';
import { monthForms, monthNames, monthsByForm, type Figure } from '../text/index.ts';
import { beforeYear, ongoing } from './date.data.ts';
import { onceFor, type EvidenceSource, type Unit } from './evidence-source.ts';
import type { EvidenceFinding, Rule } from './finding.ts';
import type { Reading, Word } from './reading.ts';

// French and Spanish months by their full names only: short ones are other words, "set", "ago".
const months = monthsByForm(
  ...(['en', 'de'] as const).map(monthForms),
  ...['fr', 'es'].map((language) => monthNames(language).map((name) => [name])),
);
const leadsToYear = new Set(beforeYear.split(' '));
const goesOn = new Set(ongoing.split(' '));

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;
const LAST_DAY = 31;
const isYearNumber = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;

/** Whether a figure is a year: four digits that measure nothing. */
export const isYear = ({ words, unit, per }: Figure): boolean =>
  unit === '' && per === '' && isYearNumber(words);

const fullYear = (digits: string) => Number(digits) + (Number(digits) > 50 ? 1900 : 2000);

/**
 * A year of a reading; of two digits where a month or an apostrophe says that it is one, and of the lines also where a small word
 * or a dash may.
 */
function yearAt(reading: Reading, at: number, isLoose: boolean): number | undefined {
  const word = reading.words[at];
  if (word === undefined || word.kind !== 'number') return undefined;
  if (isYearNumber(word.text)) return Number(word.text);
  if (!/^\d{2}$/.test(word.text)) return undefined;
  const before = reading.words[at - 1];
  const sign = reading.text.charAt(word.start - 1);
  const isOfMonth = before !== undefined && months.has(before.lower);
  // "November 20" is a day as well: what a sentence says of it is checked as a figure.
  const isLed = ["'", '’'].includes(sign) || (isOfMonth && Number(word.text) > LAST_DAY);
  const mayBe = isOfMonth || ['/', '-', '–', '.'].includes(sign) || leadsToYear.has(before?.lower ?? '');
  return isLed || (isLoose && mayBe) ? fullYear(word.text) : undefined;
}

/** "March 12, 2024": a day before its year. */
const isDay = ({ words }: Reading, at: number) =>
  Number(words[at]?.text) <= LAST_DAY && isYearNumber(words[at + 1]?.text ?? '');

interface Dated {
  year?: number;
  month?: number;
  /** The words that say so. */
  words: readonly Word[];
}

/** The months and years of a reading, in the order they stand. */
function datesIn(reading: Reading, isLoose = false): Dated[] {
  const { words, text } = reading;
  const dates: Dated[] = [];
  for (const [at, word] of words.entries()) {
    const month = monthAt(reading, at, isLoose);
    const year = yearAt(reading, at, isLoose);
    if (month !== undefined) {
      const next =
        yearAt(reading, at + 1, isLoose) ??
        (isDay(reading, at + 1) ? yearAt(reading, at + 2, isLoose) : undefined);
      dates.push(
        next === undefined ? { month, words: [word] } : { month, year: next, words: words.slice(at, at + 2) },
      );
    } else if (year !== undefined && monthAt(reading, at - 1, isLoose) === undefined) {
      // "2021-03", "03/2021".
      const sides = [words[at - 1], words[at + 1]].filter(
        (one) =>
          one !== undefined && /^\d{1,2}$/.test(one.text) && Number(one.text) >= 1 && Number(one.text) <= 12,
      );
      const near = sides.find(
        (one) =>
          one !== undefined &&
          /^[-/.]$/.test(text.slice(Math.min(one.end, word.end), Math.max(one.start, word.start))),
      );
      dates.push(near ? { year, month: Number(near.text), words: [word] } : { year, words: [word] });
    }
  }
  return dates;
}

/** A month by its name; "may" and "march" only where a capital or a number beside them says so. */
function monthAt({ words }: Reading, at: number, isLoose: boolean): number | undefined {
  const word = words[at];
  const month = months.get(word?.lower ?? '');
  if (word === undefined || month === undefined) return undefined;
  const isDated = words[at + 1]?.kind === 'number' || words[at - 1]?.kind === 'number';
  const isName = /^\p{Lu}/u.test(word.text) && !word.isFirst && CAPITALISED.has(word.lower);
  return isLoose || isDated || isName || !AMBIGUOUS.has(word.lower) ? month : undefined;
}
/** Months that are other words or names as well; the English ones tell by their capital. */
const AMBIGUOUS = new Set('may march mar mars mai mayo marzo sept sep jan dec jun jul august'.split(' '));
const CAPITALISED = new Set(['may', 'march', 'august']);

const IN_DIGITS = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?!\d)/g;

/** "01.09.2017", "5/6/24": with either of both as the month. */
const inDigits = ({ text }: Unit): Dated[] =>
  [...text.matchAll(IN_DIGITS)].flatMap(([, first, second, year = '']) =>
    [first, second].map((month) => ({
      month: Number(month),
      year: year.length === 2 ? fullYear(year) : Number(year),
      words: [],
    })),
  );

interface Known {
  years: ReadonlySet<number>;
  months: ReadonlySet<number>;
  /** Months with their years, as they stand on one line. */
  pairs: ReadonlySet<string>;
}

function knownDates(source: EvidenceSource): Known {
  const dates = source.units.map((unit) => ({
    line: unit.line,
    dates: [...datesIn(unit, true), ...inDigits(unit)],
  }));
  const all = dates.flatMap((one) => one.dates);
  const pairs = [...Map.groupBy(dates, ({ line }) => line).values()].flatMap((same) => {
    const own = same.flatMap((one) => one.dates);
    const years = new Set(own.flatMap(({ year }) => year ?? []));
    const names = new Set(own.flatMap(({ month }) => month ?? []));
    return [...names].flatMap((month) => [...years].map((year) => `${month}/${year}`));
  });
  // A two-digit number may be a year wherever the full one is said of it.
  const numbers = source.units.flatMap(({ words }) =>
    words.flatMap(({ kind, text }) => (kind === 'number' && isYearNumber(text) ? [Number(text)] : [])),
  );
  return {
    years: new Set([...all.flatMap(({ year }) => year ?? []), ...numbers]),
    months: new Set(all.flatMap(({ month }) => month ?? [])),
    pairs: new Set(pairs),
  };
}

const MOST_DATES = 6;
const monthsOf = ({ year = 0, month = 1 }: Dated) => year * 12 + month;

/** The months between any two dates of a sentence. */
export function spansOf(source: EvidenceSource): number[] {
  return source.units.flatMap((unit: Unit) => {
    const dates = datesIn(unit, true)
      .filter(({ year }) => year !== undefined)
      .slice(0, MOST_DATES);
    return dates.flatMap((from, at) =>
      dates.slice(at + 1).map((to) => Math.abs(monthsOf(to) - monthsOf(from))),
    );
  });
}

/** The years from each date that goes on until today. */
export function yearsUntil(today: string, source: EvidenceSource): number[] {
  const now = Number(today.slice(0, 4));
  if (!now) return [];
  return onceFor(source, ongoingYears).map((year) => now - year);
}

const ongoingYears = (source: EvidenceSource): number[] =>
  source.units
    .filter(({ words }) => words.some(({ lower }) => goesOn.has(lower)))
    .flatMap((unit) => datesIn(unit, true).flatMap(({ year }) => year ?? []));

const finding = (words: string, why: string): EvidenceFinding<'date'> => ({ kind: 'date', words, why });

/** A month or year that no line gives. */
export const dateRule: Rule = (statement) => {
  const known = onceFor(statement.source, knownDates);
  const invented: EvidenceFinding<'date'>[] = [];
  const doubts: EvidenceFinding<'date'>[] = [];
  for (const { year, month, words } of datesIn(statement)) {
    const own = statement.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
    const isKnownYear =
      year === undefined || known.years.has(year) || isAgo(year, statement.today, statement.source);
    const isKnownMonth = month === undefined || known.months.has(month);
    if (!isKnownYear || !isKnownMonth) invented.push(finding(own, say`None of your lines gives ${own}.`));
    else if (year !== undefined && month !== undefined && !known.pairs.has(`${month}/${year}`))
      doubts.push(finding(own, say`Your lines give ${own} in no one place.`));
  }
  return { invented, doubts };
};

/** "For seven years" is since a year. */
function isAgo(year: number, today: string, source: EvidenceSource): boolean {
  const now = Number(today.slice(0, 4));
  return (
    now > 0 &&
    source.units.some(({ figures }) =>
      figures.some(
        ({ unit, inUnit }) => unit === 'month' && inUnit >= 12 && now - Math.round(inUnit / 12) === year,
      ),
    )
  );
}

/** Whether the word at a place is a month. */
export const isMonth = (reading: Reading, at: number): boolean => monthAt(reading, at, false) !== undefined;
