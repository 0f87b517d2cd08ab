import { isYear, TIME, type Figure } from './figures.ts';
import type { Reading } from './reading.ts';

/** Whether two values are one, but for rounding. */
export const isClose = (a: number, b: number) =>
  Number.isInteger(a) && Number.isInteger(b)
    ? a === b
    : Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 0.003);
/** Nobody says "more than 60" of 200. */
const MOST_OVER = 2;
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
export const isOfPeriod = (period: string, { text }: Reading) =>
  PERIODS[period]?.test(text.replaceAll(SPAN, '')) !== false;

/** "Over three years": a span, which is no rate. */
const SPAN =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|a couple of) (?:hour|day|week|month|year)s\b/gi;

/** Whether a figure says no more than another that was given. */
export function isSupportedBy(claim: Figure, given: Figure): boolean {
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
      !isYear(given) &&
      ((value > claim.value && value <= claim.value * MOST_OVER) ||
        (given.bound === 'over' && isClose(value, claim.value)))
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
export function inUnit<F extends Figure & { reading: Reading }>(given: F, { unit }: Figure): F {
  const other =
    given.unit === '' && TIME.has(unit) ? given.reading.figures.find((one) => one.unit === unit) : undefined;
  return other ? { ...given, unit } : given;
}

/** Ends of the ranges of a line, which alone say more than the range. */
export function isEndOfRange(claim: Figure, given: Figure & { reading: Reading }, reading: Reading): boolean {
  return (
    claim.until === undefined &&
    claim.bound === 'exact' &&
    !reading.figures.some(({ until }) => until === given.value) &&
    given.reading.figures.some(({ until }) => until !== undefined && isClose(until, given.value))
  );
}
