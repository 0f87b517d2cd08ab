import { small } from './number-words.data.ts';
import type { Reading } from './reading.ts';

/** How often something is done, in times a year. */
export interface Rate {
  value: number;
  words: string;
  start: number;
}

const PER_YEAR: Record<string, number> = {
  hour: 8760,
  day: 365,
  night: 365,
  morning: 365,
  evening: 365,
  shift: 365,
  week: 52,
  wk: 52,
  yr: 1,
  mth: 12,
  weekend: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  season: 1,
  summer: 1,
  winter: 1,
  year: 1,
};
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
for (const day of WEEKDAYS) PER_YEAR[day] = 52;
const ADVERBS: Readonly<Record<string, number>> = {
  hourly: 8760,
  daily: 365,
  nightly: 365,
  täglich: 365,
  diaria: 365,
  diario: 365,
  weekly: 52,
  wöchentlich: 52,
  fortnightly: 26,
  monthly: 12,
  monatlich: 12,
  mensual: 12,
  quarterly: 4,
  wkly: 52,
  mthly: 12,
  qtrly: 4,
  'half-yearly': 2,
  yearly: 1,
  annual: 1,
  annually: 1,
};
const FOREIGN: Readonly<Record<string, number>> = {
  tag: 365,
  jour: 365,
  día: 365,
  woche: 52,
  semaine: 52,
  semana: 52,
  monat: 12,
  mois: 12,
  mes: 12,
  jahr: 1,
  année: 1,
  an: 1,
  año: 1,
};
const EACH = new RegExp(
  String.raw`(?<!\p{L})(?:jede[nrms]?|pro|im|par|chaque|al|por|cada) (${Object.keys(FOREIGN).join('|')})(?!\p{L})`,
  'giu',
);
const PERIODS = Object.keys(PER_YEAR).join('|');
const STEPS: Readonly<Record<string, number>> = {
  single: 1,
  other: 2,
  second: 2,
  two: 2,
  third: 3,
  three: 3,
  four: 4,
  fourth: 4,
  six: 6,
};

const EVERY = new RegExp(String.raw`\b(?:every|each) (?:(\w+) )?(${PERIODS})s?\b`, 'gi');
const TIMES = new RegExp(
  String.raw`\b(?:(once|twice|thrice)|(\w+) (?:times|days|nights|mornings|evenings|shifts)) (?:a|per|each|every|an) (${PERIODS})\b`,
  'gi',
);
/** "Twice daily", "3 times weekly". */
const TIMES_ADVERB =
  /\b(?:(once|twice|thrice)|(\w+?)(?: times|x)) (hourly|daily|nightly|weekly|monthly|yearly|annually)\b/gi;
/** "2x a week". */
const TIMES_SIGN = new RegExp(String.raw`\b(\d+) ?x (?:a|per|each|every|an) (${PERIODS})\b`, 'gi');
const ADVERB = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(ADVERBS).join('|')})(?:en|e|er|es|s|ement|mente)?(?!\p{L})`,
  'giu',
);
/** What tells of a rate without being one: "a week", "Mondays", "nights". */
const IMPLIED = new RegExp(
  String.raw`\b(?:(?:a|an|per) (${PERIODS})|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|evening|night|shift)s?)?|(${PERIODS})s)\b`,
  'gi',
);

const ALTERNATE = new RegExp(String.raw`\balternate (${PERIODS})s?\b`, 'gi');
const CLOCK = /\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|a\.m|p\.m)\b/gi;

const rateOf = (match: RegExpMatchArray, value: number): Rate => ({
  value,
  words: match[0],
  start: match.index ?? 0,
});

/** The rates that a text states. */
export function ratesIn(text: string): Rate[] {
  return [
    ...[...text.matchAll(ALTERNATE)].map((match) =>
      rateOf(match, (PER_YEAR[(match[1] ?? '').toLowerCase()] ?? 0) / 2),
    ),
    ...[...text.matchAll(EVERY)].flatMap((match) => {
      const [, step = '', period = ''] = match;
      const by = step === '' ? 1 : (STEPS[step.toLowerCase()] ?? Number(step));
      return Number.isNaN(by) ? [] : [rateOf(match, (PER_YEAR[period.toLowerCase()] ?? 0) / by)];
    }),
    ...[...text.matchAll(TIMES)].flatMap((match) => {
      const [, adverb = '', number = '', period = ''] = match;
      const times = adverb
        ? ['once', 'twice', 'thrice'].indexOf(adverb.toLowerCase()) + 1
        : (small.get(number.toLowerCase()) ?? Number(number));
      return Number.isNaN(times) ? [] : [rateOf(match, times * (PER_YEAR[period.toLowerCase()] ?? 0))];
    }),
    ...[...text.matchAll(TIMES_ADVERB)].flatMap((match) => {
      const [, adverb = '', number = '', period = ''] = match;
      const times = adverb
        ? ['once', 'twice', 'thrice'].indexOf(adverb.toLowerCase()) + 1
        : (small.get(number.toLowerCase()) ?? Number(number));
      return Number.isNaN(times) ? [] : [rateOf(match, times * (ADVERBS[period.toLowerCase()] ?? 0))];
    }),
    ...[...text.matchAll(TIMES_SIGN)].map((match) =>
      rateOf(match, Number(match[1]) * (PER_YEAR[(match[2] ?? '').toLowerCase()] ?? 0)),
    ),
    ...[...text.matchAll(EACH)].map((match) => rateOf(match, FOREIGN[(match[1] ?? '').toLowerCase()] ?? 0)),
    ...[...text.replaceAll(TIMES_ADVERB, (words) => ' '.repeat(words.length)).matchAll(ADVERB)].map(
      (match) => {
        const stem = Object.keys(ADVERBS).find((adverb) => match[0].toLowerCase().startsWith(adverb)) ?? '';
        return rateOf(match, ADVERBS[stem] ?? 0);
      },
    ),
  ];
}

const impliedIn = (text: string) =>
  [...text.matchAll(IMPLIED)].map(([words, one = '', many = '']) =>
    /day/i.test(words) && one === '' && many === '' ? 52 : (PER_YEAR[(one || many).toLowerCase()] ?? 0),
  );

/** A rate that none of some statements gives. */
export function unsupportedRate(claim: Reading, evidence: readonly Reading[]): string | undefined {
  const rates = ratesIn(claim.text);
  if (rates.length === 0) return undefined;
  const given = evidence.flatMap(({ text }) => {
    const stated = ratesIn(text);
    const rest = stated.reduce((left, { words }) => left.replace(words, ''), text);
    // "At 7 am and 7 pm" is twice a day.
    const hours = new Set(
      [...text.matchAll(CLOCK)].map(([hour]) => hour.toLowerCase().replaceAll(/[\s.]/g, '')),
    );
    return [
      ...stated.map(({ value }) => value),
      ...impliedIn(rest),
      ...(hours.size > 1 ? [hours.size * 365] : []),
    ];
  });
  return rates.find(({ value }) => !given.some((one) => Math.abs(one - value) < 0.5))?.words;
}
