import { meaningsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { distinct, onceFor, type ClaimSource } from './claim-source.ts';
import { coveredWords, isPhrasing } from './coverage.ts';
import { isYear, TIME, type Figure } from './figures.ts';
import { tokenOf } from './grammar.ts';
import type { UnsupportedClaim } from './kinds.ts';
import { ratesIn } from './rates.ts';
import type { Reading, Word } from './reading.ts';
import { sumsIn } from './sums.ts';
import { unitOf } from './units.data.ts';
import { small } from './number-words.data.ts';

const isClose = (a: number, b: number) =>
  Number.isInteger(a) && Number.isInteger(b)
    ? a === b
    : Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 0.003);
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, month: 730 };

/** Whether units may mean the same: one may be left unsaid, never changed. */
function isSameUnit(claim: Figure, given: Figure): boolean {
  if (claim.unit === given.unit) return true;
  if (claim.unit === '' || (given.unit === '' && !TIME.has(claim.unit)))
    return (
      claim.unit === '' || !/^(?:percent|permille|dollar|euro|pound|rupee|franc|yen|naira)$/.test(claim.unit)
    );
  return false;
}

const PERIODS: Readonly<Record<string, RegExp>> = {
  hour: /hour|stunde|heure|hora/i,
  day: /da(?:y|ily)|night|shift|morning|evening|tag|täglich|jour|día|diari/i,
  week: /week|woche|wöchentlich|semaine|semana|\p{L}day|weekend/iu,
  month: /month|monat|mois|mensual|mes\b/i,
  quarter: /quarter/i,
  year: /year|annual|season|summer|winter|autumn|spring|jahr|jähr|ann?ée|año|(?:19|20)\d\d/i,
  shift: /shift|day|night/i,
};

/** Whether a line that gives a figure for no period speaks of one at all: "300 on Saturday" is not "300 an hour". */
const isOfPeriod = (period: string, { text }: Reading) => PERIODS[period]?.test(text) !== false;

function isSupportedBy(claim: Figure, given: Figure): boolean {
  const isPlain =
    claim.unit === given.unit &&
    claim.bound === 'exact' &&
    claim.form === 'number' &&
    given.form === 'number';
  if (isPlain && !isClose(claim.value, given.value)) return false;
  if (claim.per !== '' && given.per !== '' && claim.per !== given.per) return false;
  if (claim.form === 'vague')
    return given.form === 'vague'
      ? given.value === claim.value
      : given.value >= claim.value && given.value < claim.value * 50;
  if (given.form === 'vague') return false;
  const isTime = TIME.has(claim.unit) && TIME.has(given.unit);
  const scale = isTime ? (HOURS[given.unit] ?? 1) / (HOURS[claim.unit] ?? 1) : 1;
  if (!isTime && !isSameUnit(claim, given)) return false;
  const value = given.value * scale;
  if (claim.bound === 'about' && claim.form !== 'factor')
    return (
      (Math.abs(claim.value - value) <= Math.max(0.011, value * (claim.unit === 'percent' ? 0.09 : 0.06)) &&
        given.bound !== 'over') ||
      isClose(claim.value, value)
    );
  if (claim.bound === 'over')
    return (
      given.until === undefined &&
      (value > claim.value || (given.bound === 'over' && isClose(value, claim.value)))
    );
  if (claim.bound === 'under')
    return (
      (value < claim.value && value > claim.value * 0.9) ||
      (given.bound === 'under' && isClose(value, claim.value))
    );
  if (claim.bound === 'upTo')
    return isClose(given.until === undefined ? value : given.until * scale, claim.value);
  if (given.until !== undefined && claim.until === undefined && isClose(value, claim.value)) return false;
  return isClose(value, claim.value);
}

/** A figure whose unit its line gives with another: "6 days, was 12". */
function inUnit<F extends Figure & { reading: Reading }>(given: F, { unit }: Figure): F {
  const other =
    given.unit === '' && TIME.has(unit) ? given.reading.figures.find((one) => one.unit === unit) : undefined;
  return other ? { ...given, unit } : given;
}

/** Ends of the ranges of a line, which alone say more than the range. */
function isEndOfRange(claim: Figure, given: Figure & { reading: Reading }, reading: Reading): boolean {
  return (
    claim.until === undefined &&
    claim.bound === 'exact' &&
    !reading.figures.some(({ until }) => until === given.value) &&
    given.reading.figures.some(({ until }) => until !== undefined && isClose(until, given.value))
  );
}

const NUMBER = String.raw`(\d+|\p{L}+)`;
/** People told as somebody and others, and as some of whom the writer is one. */
const BESIDES = new RegExp(
  String.raw`\b(?:with|mit|avec|con|me and|I and|plus) (?:my |the )?${NUMBER}(?! of)\b|\b${NUMBER} (?:\p{L}+ )?(?:and|plus) (?:me|I)\b`,
  'giu',
);
const AMONG = new RegExp(String.raw`\b${NUMBER} of us\b|\bus ${NUMBER}\b`, 'giu');
const NAMED =
  /\b(?:with|and) (?:my|a|an|the|another) \p{L}+(?:,? (?:and|plus) (?:my|a|an|the|another) \p{L}+)*/giu;

/** How many people a statement speaks of, with and without its writer. */
function peopleIn({ text }: Reading): number[] {
  const counted = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, one, other]) => {
      const number = (one ?? other ?? '').toLowerCase();
      const value = small.get(number) ?? Number(number);
      return value > 0 && value < 20 ? [value] : [];
    });
  const named = [...text.matchAll(NAMED)].map(
    ([words]) => words.split(/ (?:and|plus) /).filter(Boolean).length,
  );
  return [
    ...counted(BESIDES).map((value) => value + 1),
    ...counted(AMONG).map((value) => value - 1),
    ...named.flatMap((value) => [value, value + 1]),
  ];
}

/** What a source's figures amount to: from 14 to 7 is half, 50 %, and 7 less. */
function derived(source: ClaimSource): Figure[] {
  return source.readings.flatMap((reading) => {
    const isChange = /\b(?:from|von|de|was|were|had been|used to)\b/i.test(reading.text);
    const plain = reading.figures.filter(({ form, unit }) => form === 'number' && unit !== 'percent');
    const pairs = plain
      .slice(1)
      .map((to, at) => ({ from: plain[at] as Figure, to }))
      .filter(({ from, to }) => !reading.text.slice(from.start, to.start).includes(';'));
    const base = { until: undefined, bound: 'exact' as const, per: '', words: '', start: 0 };
    const ofPercents = reading.figures.flatMap((from, at) => {
      const to = reading.figures[at + 1];
      return from.unit === 'percent' && to?.unit === 'percent'
        ? [
            { ...base, value: Math.abs(from.value - to.value), unit: 'point', form: 'number' as const },
            { ...base, value: Math.abs(from.value - to.value), unit: '', form: 'number' as const },
          ]
        : [];
    });
    const people = peopleIn(reading).map((value) => ({ ...base, value, unit: '', form: 'number' as const }));
    const years = reading.figures.filter(isYear).length;
    const listed = years > 2 ? [{ ...base, value: years, unit: '', form: 'number' as const }] : [];
    const sums = sumsIn(reading).map((sum) => ({ ...base, ...sum, form: 'number' as const }));
    return [
      ...people,
      ...listed,
      ...sums,
      ...spans(reading),
      ...ofPercents,
      ...(isChange ? pairs : []).flatMap(({ from, to }) => {
        if (from.value === 0) return [];
        const share = (Math.abs(from.value - to.value) / from.value) * 100;
        return [
          { ...base, value: Math.round(share * 10) / 10, unit: 'percent', form: 'share' as const },
          { ...base, value: Math.round(share), unit: 'percent', form: 'share' as const },
          { ...base, value: Math.abs(from.value - to.value), unit: to.unit, form: 'number' as const },
          { ...base, value: to.value / from.value, unit: '', form: 'factor' as const },
        ];
      }),
    ];
  });
}

/** The months between two dates of one line, as whole years. */
function spans({ text }: Reading): Figure[] {
  const dates = [...text.matchAll(/\b(?:(\p{L}{3})\p{L}*\.? )?((?:19|20)\d\d)\b/gu)].map(
    ([, month = '', year]) => {
      const at = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.toLowerCase());
      return {
        months: Number(year) * 12 + Math.max(0, Math.floor(at / 3)),
        isExact: month !== '' && at >= 0,
      };
    },
  );
  const [from, to] = dates;
  if (dates.length !== 2 || !from || !to || to.months <= from.months) return [];
  const months = to.months - from.months + (to.isExact ? 1 : 0);
  return [Math.floor(months / 12) * 12, months].map((value) => ({
    value,
    until: undefined,
    bound: 'exact',
    unit: 'month',
    per: '',
    words: '',
    start: 0,
    form: 'number',
  }));
}

function isFactorGiven(claim: Figure, source: ClaimSource): boolean {
  const share = claim.value === 0.5 ? 50 : claim.value === 2 ? 100 : Number.NaN;
  return [...source.figures, ...onceFor(source, derived)].some(
    (given) =>
      (given.form === 'factor' && isClose(given.value, claim.value)) ||
      (given.unit === 'percent' && Math.abs(given.value - share) < 1.5),
  );
}

/** People as such: whoever is counted as people may be counted as guests. */
const isAnybody = (word: string) =>
  /^(?:people|peoples|staff|persons?|us|employees?|workers?|others?)$/.test(word);

const isPerson = (word: string) => isAnybody(word) || thesaurusOf(word).isPerson;

/** A figure that was given for something else: five entities are not five accountants. */
function isMoved(claim: Figure, reading: Reading, given: readonly { reading: Reading }[]): boolean {
  if (!/^(?:number|vague)$/.test(claim.form) || claim.unit !== '' || claim.value < 2 || isYear(claim))
    return false;
  const near = reading.words.filter(
    ({ start, end, isContent }) =>
      isContent && end > claim.start - 45 && start < claim.start + claim.words.length + 45,
  );
  // Whoever is spoken of by name counts nothing: "Beatriz does the work of 2".
  const [named] = reading.words;
  const isSubject = (word: Word) =>
    word === named &&
    word.start < claim.start &&
    (tokenOf(reading, word)?.pos === 'name' || meaningsOf(word.lower).length === 0);
  const telling = near.filter(
    (word) =>
      !isPhrasing(word) &&
      !isSubject(word) &&
      !(word.start >= claim.start && word.end <= claim.start + claim.words.length),
  );
  if (telling.length === 0 || given.length === 0) return false;
  const next = reading.words.find(
    ({ start, isContent }) => isContent && start > claim.start + claim.words.length - 1,
  );
  const isNextTelling =
    next !== undefined && next.start <= claim.start + claim.words.length + 1 && !isPhrasing(next);
  const asked = isNextTelling
    ? telling.filter((word) => word.start >= next.start && word.start < next.start + 30)
    : telling;
  const counted = near
    .filter(({ start }) => start > claim.start && start < claim.start + 20)
    .map(({ lower }) => lower);
  return !given.some((one) => {
    const others = one.reading.words.map(({ lower }) => lower);
    if (counted.some(isAnybody) ? others.some(isPerson) : counted.some(isPerson) && others.some(isAnybody))
      return true;
    const meanings = one.reading.meaningSet;
    return asked.some(
      (word) =>
        one.reading.stems.has(word.stem) ||
        reading.meaningsOf.get(word)?.some((meaning) => meanings.has(meaning)) ||
        one.reading.words.some(
          ({ lower }) => lower.length > 4 && lower.slice(0, 5) === word.lower.slice(0, 5),
        ),
    );
  });
}

const figuresByValue = ({ figures }: ClaimSource) => Map.groupBy(figures, ({ value }) => value);

/** The figures of a source that could support one: for a plain number, those of its value. */
function candidatesFor(claim: Figure, source: ClaimSource): ClaimSource['figures'] {
  const isPlain =
    claim.unit === '' && claim.bound === 'exact' && claim.form === 'number' && Number.isInteger(claim.value);
  return isPlain ? (onceFor(source, figuresByValue).get(claim.value) ?? []) : source.figures;
}

/** Whether what a figure counts is told of another figure, in another clause: of nine years, five at the own table. */
function isOfAnother(claim: Figure, reading: Reading, given: Figure & { reading: Reading }): boolean {
  const evidence = given.reading;
  const clauseAt = (at: number) => evidence.words.find(({ end }) => end > at)?.clause;
  const own = clauseAt(given.start);
  const counted = reading.words.filter(
    (word) => word.isContent && word.start > claim.start && !unitOf(word.lower),
  );
  const places = counted.flatMap(({ stem }) =>
    evidence.words.filter((word) => word.stem === stem).map(({ clause }) => clause),
  );
  return (
    reading.figures.length === 1 &&
    places.length > 0 &&
    !places.includes(own ?? -1) &&
    !evidence.figures.some(
      ({ value, start }) => value === given.value && places.includes(clauseAt(start) ?? -1),
    ) &&
    evidence.figures.some(
      (other) =>
        other.start !== given.start &&
        (other.unit === '' || other.unit === given.unit) &&
        other.form === given.form &&
        places.includes(clauseAt(other.start) ?? -1),
    )
  );
}

/** A number that is dialled, which counts nothing. */
const PHONE = /\+?\d[\d ()/-]{6,}\d/g;

/** The first figure of a sentence that its source does not give, in any form, for the same thing. */
export function unsupportedFigure(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const covered = coveredWords(reading, source);
  const rates = ratesIn(reading.text);
  const numbers = [...reading.text.matchAll(PHONE)].filter(([words]) => source.text.includes(words));
  for (const claim of distinct(reading.figures).toSorted((a, b) => a.start - b.start)) {
    const isNamed = reading.words.some(
      (word) =>
        /\p{L}/u.test(word.text) &&
        word.start <= claim.start &&
        word.end >= claim.start + claim.words.length &&
        /\d/.test(word.text) &&
        covered.has(word),
    );
    if (rates.some(({ start, words }) => claim.start >= start && claim.start < start + words.length))
      continue;
    if (isNamed || numbers.some((one) => claim.start >= one.index && claim.start < one.index + one[0].length))
      continue;
    if (
      /^one$/i.test(claim.words) &&
      new RegExp(
        `\\b(?:a|an|one|each|per) ${/^\s?(\p{L}+)/u.exec(reading.text.slice(claim.start + 3))?.[1] ?? '-'}`,
        'i',
      ).test(source.text)
    )
      continue;
    if (claim.form === 'factor' && isFactorGiven(claim, source)) continue;
    const given = [
      ...candidatesFor(claim, source).filter(
        (one) =>
          isSupportedBy(claim, inUnit(one, claim)) &&
          (claim.per === '' || one.per !== '' || isOfPeriod(claim.per, one.reading)) &&
          !isEndOfRange(claim, one, reading),
      ),
      ...onceFor(source, derived)
        .filter((one) => isSupportedBy(claim, one))
        .slice(0, 1)
        .map((one) => ({ ...one, reading: undefined })),
    ];
    if (given.length === 0) return { kind: isYear(claim) ? 'date' : 'number', words: claim.words };
    const inPlace = given.flatMap(({ reading: place }) => (place ? [{ reading: place }] : []));
    const placed = given.flatMap((one) => (one.reading ? [{ ...one, reading: one.reading }] : []));
    const isAnothers =
      placed.length > 0 &&
      placed.length === given.length &&
      placed.every((one) => isOfAnother(claim, reading, one));
    if (isAnothers || (inPlace.length === given.length && isMoved(claim, reading, inPlace)))
      return { kind: 'number', words: claim.words };
  }
  return undefined;
}
