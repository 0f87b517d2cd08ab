import {
  boundWords,
  factorWords,
  numberWords,
  ordinalWords,
  periodAdverbs,
  periodNouns,
  scaleMarks,
  scaleWords,
  shareWords,
  unitRows,
  vagueWords,
} from './number-words.data.ts';
import { tokensIn, type Token } from './tokens.ts';

/** A figure that a text states. */
export interface Figure {
  value: number;
  /** Further readings of it: "1.200" may be 1.2, "300m" three hundred metres or million. */
  others: readonly number[];
  /** What is measured, by the unit that its kind is compared in ("month" of years too), or a currency; '' where it counts. */
  unit: string;
  /** The value in that unit. */
  inUnit: number;
  /** "a day", "per week": the period it is given for; '' where none. */
  per: string;
  bound: '' | 'over' | 'under' | 'about';
  /**
   * A number; a place in a row ("2nd"); a part of a whole, in per cent; a factor ("doubled"); a vague many ("hundreds"); a number
   * that may be none ("a" before "week", "both", "quarter").
   */
  form: 'number' | 'ordinal' | 'share' | 'factor' | 'vague' | 'maybe';
  words: string;
  start: number;
  end: number;
}

const small = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
);
const units = new Map(
  unitRows.flatMap(([unit, factor, words]) =>
    words.split(' ').map((word): [string, { unit: string; factor: number }] => [word, { unit, factor }]),
  ),
);
/** The unit that a word names, as figures are compared in; undefined where it names none. */
export const unitOf = (word: string): string | undefined => units.get(word)?.unit;

const periods = new Map([
  ...Object.entries(periodAdverbs),
  ...Object.entries(periodNouns).flatMap(([period, words]) =>
    words.split(' ').map((word): [string, string] => [word, period]),
  ),
]);
const bounds = Object.entries(boundWords).flatMap(([bound, phrases]) =>
  phrases
    .split('|')
    .map((phrase): [string[], Figure['bound']] => [phrase.split(' '), bound as Figure['bound']]),
);
const articles = new Set(['a', 'an', 'ein', 'eine', 'einen', 'einem', 'einer', 'un', 'une', 'una', 'one']);
const distributors = new Set(['a', 'an', 'per', 'each', 'every', 'pro', 'par', 'por', '/']);
const MAYBE = new Set(['both', 'couple']);
/** Parts of which there are several. */
const PARTS = new Set(Object.keys(shareWords).filter((word) => /[^t]s$/.test(word) && word !== 'tiers'));

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** What digits may mean: a point or comma before three digits parts thousands or decimals. */
function readingsOf(digits: string): number[] {
  const plain = digits.replaceAll(/['’\u00a0\u202f ]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  const decimal = Number(plain.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return grouped ? [Number(plain.replaceAll(/[.,]/g, '')), decimal] : [decimal];
}

interface Read {
  values: number[];
  /** The place of the first token behind it. */
  next: number;
  form: Figure['form'];
}

const isTouching = (a: Token | undefined, b: Token | undefined) =>
  a !== undefined && b !== undefined && a.end === b.start;

/** "fünfundzwanzig": units before tens. */
function germanCompound(word: string): number | undefined {
  const at = word.indexOf('und');
  if (at < 2) return undefined;
  const head = word.slice(0, at) === 'ein' ? 1 : small.get(word.slice(0, at));
  const tail = small.get(word.slice(at + 3));
  return head !== undefined && tail !== undefined && head < 10 && tail >= 20 ? head + tail : undefined;
}

/** "twenty-five", "vingt et un", "treinta y dos", "soixante-dix", "quatre-vingts". */
function smallNumber(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.lower ?? '';
  const head = small.get(word) ?? germanCompound(word);
  if (head === undefined) return undefined;
  const isHyphened = tokens[at + 1]?.text === '-';
  const joins = isHyphened || ['et', 'y'].includes(tokens[at + 1]?.lower ?? '');
  const second = tokens[at + (joins ? 2 : 1)];
  const tail = small.get(second?.lower.replace(/^vingts$/, 'vingt') ?? '');
  const next = at + (joins ? 3 : 2);
  if (head === 4 && tail === 20 && isHyphened) return { values: [80], next, form: 'number' };
  if (head >= 20 && head < 100 && tail !== undefined && tail > 0 && tail < (isHyphened ? 20 : 10))
    return { values: [head + tail], next, form: 'number' };
  return { values: [head], next: at + 1, form: MAYBE.has(word) ? 'maybe' : 'number' };
}

/** "two hundred and forty thousand". */
function withScales(tokens: readonly Token[], read: Read): Read {
  let [value = 0] = read.values;
  let { next } = read;
  let isScaled = false;
  for (;;) {
    const scale = own(scaleWords, tokens[next]?.lower ?? '');
    const isAnd = tokens[next]?.lower === 'and' && isScaled && value >= 100;
    const rest = isScaled && value >= 100 ? smallNumber(tokens, next + (isAnd ? 1 : 0)) : undefined;
    if (scale !== undefined) [value, next, isScaled] = [value * scale, next + 1, true];
    else if (rest !== undefined && (rest.values[0] ?? 0) < 100 && isAnd)
      [value, next] = [value + (rest.values[0] ?? 0), rest.next];
    else break;
  }
  return isScaled ? { ...read, values: [value], next } : read;
}

const isMoney = (token: Token | undefined) => /^\p{Sc}$/u.test(token?.text ?? '');

function digitNumber(tokens: readonly Token[], at: number): Read {
  const token = tokens[at];
  const values = readingsOf(token?.text ?? '');
  const after = tokens[at + 1];
  const mark = after?.kind === 'word' ? after.lower : '';
  if (isTouching(token, after) && ['st', 'nd', 'rd', 'th', 'e', 'ème', 'er'].includes(mark))
    return { values, next: at + 2, form: 'ordinal' };
  const scale = own(scaleMarks, mark);
  const isMetres = mark === 'm' && !isMoney(tokens[at - 1]);
  const read: Read = { values, next: at + 1, form: 'number' };
  if (scale === undefined || (mark !== 'm' && mark !== 'k' && after?.text === ''))
    return withScales(tokens, read);
  const scaled = values.map((value) => value * scale);
  return isMetres ? { ...read, values: [...values, ...scaled] } : { ...read, values: scaled, next: at + 2 };
}

/** "half a dozen", "a third of", "three quarters". */
function share(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.lower ?? '';
  const part = own(shareWords, word);
  if (part === undefined) return undefined;
  let before = at - 1;
  if (tokens[before]?.text === '-') before -= 1;
  const count = small.get(tokens[before]?.lower ?? '');
  const isCounted = count !== undefined && count > 1 && count < 10 && word !== 'half';
  const next = tokens[at + 1]?.lower ?? '';
  const isArticled = articles.has(tokens[at - 1]?.lower ?? '');
  const isOf = ['of', 'der', 'des', 'de', 'du'].includes(next);
  if (word === 'half' && articles.has(next)) {
    const whole = small.get(tokens[at + 2]?.lower ?? '');
    if (whole !== undefined) return { values: [whole / 2], next: at + 3, form: 'number' };
    if (units.has(tokens[at + 2]?.lower ?? '')) return { values: [0.5], next: at + 2, form: 'number' };
  }
  if (word === 'third' && !isArticled && !isCounted) return undefined;
  // "From 14 to 7 a quarter"
  if (word === 'quarter' && isArticled && tokens[at - 2]?.kind === 'number') return undefined;
  const isSure = isOf || isCounted || ['hälfte', 'moitié', 'mitad', 'drittel'].includes(word);
  return {
    values: [isCounted ? part * count : part],
    next: at + 1,
    form: isSure ? 'share' : 'maybe',
  };
}

function numberAt(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind === 'sign') return undefined;
  if (token.kind === 'number') return digitNumber(tokens, at);
  const word = token.lower;
  const factor = own(factorWords, word);
  if (factor !== undefined) return { values: [factor], next: at + 1, form: 'factor' };
  const vague = own(vagueWords, word);
  if (vague !== undefined && small.get(tokens[at - 1]?.lower ?? '') === undefined)
    return { values: [vague], next: at + 1, form: 'vague' };
  const part = share(tokens, at);
  if (part) return part;
  const ordinal = own(ordinalWords, word);
  if (ordinal !== undefined) return { values: [ordinal], next: at + 1, form: 'ordinal' };
  if (word === 'twice') return { values: [2], next: at + 1, form: 'number' };
  if (articles.has(word) && word !== 'one') {
    const scale = own(scaleWords, tokens[at + 1]?.lower ?? '');
    if (scale !== undefined) return withScales(tokens, { values: [1], next: at + 1, form: 'number' });
    return units.has(tokens[at + 1]?.lower ?? '') ? { values: [1], next: at + 1, form: 'maybe' } : undefined;
  }
  const read = smallNumber(tokens, at);
  // "Two thirds" is one figure.
  if (read && PARTS.has(tokens[tokens[at + 1]?.text === '-' ? at + 2 : at + 1]?.lower ?? ''))
    return undefined;
  if (read) return withScales(tokens, read);
  const scale = own(scaleWords, word);
  return scale === undefined || ['cent', 'mil', 'mille'].includes(word)
    ? undefined
    : { values: [scale], next: at + 1, form: 'number' };
}

function unitAt(tokens: readonly Token[], at: number, next: number) {
  const before = units.get(tokens[at - 1]?.lower ?? '');
  if (before && /^[A-Z]{3}$/.test(before.unit)) return { ...before, next };
  const skip = tokens[next]?.text === '-' ? 1 : 0;
  const after = tokens[next + skip];
  if (after?.lower === 'per' && tokens[next + skip + 1]?.lower === 'cent')
    return { unit: 'percent', factor: 1, next: next + skip + 2 };
  if (after?.lower === 'm' && skip === 0) return { unit: 'metre', factor: 1, next: next + 1 };
  const found = units.get(after?.lower ?? '');
  return found ? { ...found, next: next + skip + 1 } : { unit: '', factor: 1, next };
}

/** The period that a figure is given for, up to three words behind it. */
function perAt(tokens: readonly Token[], next: number): string {
  for (let at = next; at < next + 5; at += 1) {
    const token = tokens[at];
    if (token === undefined || /^[,;:.()]$/.test(token.text) || (token.kind === 'number' && at > next))
      return '';
    const adverb = own(periodAdverbs, token.lower);
    if (adverb !== undefined) return adverb;
    if (distributors.has(token.lower)) {
      const period = periods.get(tokens[at + 1]?.lower ?? '');
      if (period !== undefined) return period;
    }
  }
  return '';
}

function boundAt(tokens: readonly Token[], at: number, next: number): Figure['bound'] {
  if (tokens[next]?.text === '+') return 'over';
  const first = isMoney(tokens[at - 1]) || tokens[at - 1]?.lower === 'a' ? at - 1 : at;
  if (tokens[first - 1]?.text === '~') return 'about';
  return (
    bounds.find(([phrase]) =>
      phrase.every((word, index) => tokens[first - phrase.length + index]?.lower === word),
    )?.[1] ?? ''
  );
}

/** Every figure of a text, in any form, by value: digits, words, shares, factors, money, measured units. Linear in time. */
export function figuresIn(text: string, tokens: readonly Token[] = tokensIn(text)): Figure[] {
  const found: Figure[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = numberAt(tokens, at);
    const [value, ...others] = read?.values ?? [];
    if (read === undefined || value === undefined || Number.isNaN(value)) {
      at += 1;
      continue;
    }
    const { unit, factor, next } = unitAt(tokens, at, read.next);
    const isShare =
      read.form === 'share' ||
      (read.form === 'maybe' && own(shareWords, tokens[at]?.lower ?? '') !== undefined);
    const start = tokens[at]?.start ?? 0;
    const end = tokens[(unit === 'percent' ? next : read.next) - 1]?.end ?? start;
    found.push({
      value,
      others,
      unit: isShare ? 'percent' : unit,
      inUnit: value * factor,
      per: perAt(tokens, next),
      bound: boundAt(tokens, at, read.next),
      form: read.form,
      words: text.slice(start, end),
      start,
      end,
    });
    at = read.next;
  }
  return found;
}
