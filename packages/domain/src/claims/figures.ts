import { periodOf, unitOf } from './units.data.ts';

/** How a figure is meant: that many, or no more than a bound of it. */
export type Bound = 'exact' | 'about' | 'over' | 'under' | 'upTo';

/** A figure a text states. */
export interface Figure {
  value: number;
  /** Of a range, its other end. */
  until: number | undefined;
  bound: Bound;
  /** What is measured, in the base unit of its kind; '' where it counts things. */
  unit: string;
  /** "a day", "per week": the period it is given for; '' where none. */
  per: string;
  words: string;
  start: number;
  /** A word that stands for a factor ("doubled"), a share ("a third") or a vague many ("hundreds"). */
  form: 'number' | 'factor' | 'share' | 'vague';
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const german = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const french = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const spanish = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const small = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...[german, french, spanish].flatMap((row) =>
    row.flatMap((word, value): [string, number][] => (value > 1 ? [[word, value]] : [])),
  ),
  ['dozen', 12],
  ['both', 2],
  ['dutzend', 12],
  ['douzaine', 12],
  ['docena', 12],
  ['score', 20],
]);
// A month and an adverb of English.
for (const word of ['sept', 'once']) small.delete(word);
const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['tsd', 1e3],
  ['tausend', 1e3],
  ['mille', 1e3],
  ['mil', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['crore', 1e7],
  ['crores', 1e7],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['millionen', 1e6],
  ['millions', 1e6],
  ['millones', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['mrd', 1e9],
  ['milliarden', 1e9],
  ['milliards', 1e9],
  ['dozen', 12],
]);
const vague = new Map<string, number>([
  ['dozens', 24],
  ['scores', 40],
  ['hundreds', 200],
  ['thousands', 2000],
  ['millions', 2e6],
]);
const shares = new Map<string, number>([
  ['half', 50],
  ['hälfte', 50],
  ['moitié', 50],
  ['mitad', 50],
  ['third', 100 / 3],
  ['thirds', 100 / 3],
  ['quarter', 25],
  ['quarters', 25],
  ['fifth', 20],
  ['fifths', 20],
  ['tenth', 10],
  ['drittel', 100 / 3],
  ['viertel', 25],
  ['tiers', 100 / 3],
  ['quart', 25],
]);
const factors: [RegExp, number][] = [
  [/^doubl(?:e|ed|ing|es)$|^twofold$/, 2],
  [/^tripl\w+$|^trebl\w+$|^threefold$/, 3],
  [/^quadrupl\w+$|^fourfold$/, 4],
  [/^halv\w+$/, 0.5],
  [/^tenfold$/, 10],
];

const FIGURE =
  /(?<![\p{L}\d])(?<word>\p{L}+(?:-\p{L}+)?)|(?<digits>(?<![\p{L}\d])\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?)(?<scale>\s?(?:k|m|mn|mio|bn|mrd|tsd)(?![\p{L}\d]))?(?!\d|(?:st|nd|rd|th)(?!\p{L}))/giu;

/** A number in digits: "1,200", "1.200", "1,5" and "1 200". */
function ofDigits(digits: string): number {
  const tight = digits.replaceAll(/['’ \u00a0\u202f]/g, '');
  const marks = tight.match(/[.,]/g) ?? [];
  const last = Math.max(tight.lastIndexOf('.'), tight.lastIndexOf(','));
  if (last < 0) return Number(tight);
  const isGrouped =
    tight.length - last - 1 === 3 && (marks.length > 1 ? new Set(marks).size === 1 : !tight.startsWith('0'));
  if (isGrouped) return Number(tight.replaceAll(/[.,]/g, ''));
  return Number(`${tight.slice(0, last).replaceAll(/[.,]/g, '')}.${tight.slice(last + 1)}`);
}

function boundBefore(before: string): Bound {
  if (
    /(?:\b(?:over|more than|above|exceeding|upwards of|at least|minimum of|über|plus de|más de)\s+|>\s?)(?:a |an |the |[£$€])?$/i.test(
      before,
    )
  )
    return 'over';
  if (/(?:\b(?:under|less than|fewer than|below|within)\s+|<\s?)(?:a |an |the |[£$€])?$/i.test(before))
    return /within\s+\S*\s?$/i.test(before) ? 'upTo' : 'under';
  if (/\b(?:up to|at most|no more than|as many as|bis zu|jusqu'à|hasta)\s+(?:a |[£$€])?$/i.test(before))
    return 'upTo';
  return /\b(?:about|around|approx\w*|some|roughly|nearly|almost|circa|ca|etwa|rund|environ|unos|c)\.?\s+(?:a |an |[£$€])?$/i.test(
    before,
  )
    ? 'about'
    : 'exact';
}

const CURRENCY =
  /(?<dollar>US\$|A\$|C\$|\$|USD|dollars?)|(?<euro>€|EUR|euros?)|(?<pound>£|GBP|pounds?|sterling|quid)|(?<rupee>₹|INR|Rs|rupees?)|(?<franc>CHF|francs?)|(?<yen>¥|JPY|yen)|(?<naira>₦|NGN|naira)/;
const MONEY_BEFORE = new RegExp(`(?:${CURRENCY.source})\\.?\\s?$`);
const MONEY_AFTER = new RegExp(
  `^\\s?(?:${CURRENCY.source.replaceAll(/\?<\w+>/g, (name) => `${name.slice(0, -1)}After>`)})(?![\\p{L}])`,
  'u',
);

function currencyAt(before: string, after: string): string {
  const groups = MONEY_BEFORE.exec(before)?.groups ?? MONEY_AFTER.exec(after)?.groups ?? {};
  const [name = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
  return name.replace('After', '');
}

/** What follows a figure: its unit, and the period it is given for. */
function unitAfter(after: string): { unit: string; factor: number; per: string } {
  const [, word = ''] = /^\+?[\s-]?((?:per cent|per thousand|per mille|%|‰|°C|\p{L}+))/u.exec(after) ?? [];
  const known = unitOf(word);
  const [, per = ''] = /^[^.;,]{0,28}?\s(?:a|an|per|each|every|pro|par|por)\s(\p{L}+)/u.exec(after) ?? [];
  return { unit: known?.unit ?? '', factor: known?.factor ?? 1, per: periodOf(per) };
}

/** Every figure of a text, in any form: digits, words, shares, factors, money and measured units. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  const matches = [...text.matchAll(FIGURE)];
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at];
    if (!match) continue;
    const { word, digits, scale } = match.groups ?? {};
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    let end = match.index + match[0].length;
    let value: number | undefined;
    let form: Figure['form'] = 'number';
    if (digits !== undefined)
      value = ofDigits(digits) * (scales.get((scale ?? '').trim().toLowerCase()) ?? 1);
    else {
      const lower = (word ?? '').toLowerCase();
      const [head = '', tail = ''] = lower.split('-');
      const factor = factors.find(([pattern]) => pattern.test(head))?.[1];
      if (factor !== undefined && tail !== 'check' && tail !== 'checked') [value, form] = [factor, 'factor'];
      else if (vague.has(lower)) [value, form] = [vague.get(lower), 'vague'];
      else if (shares.has(head) && isShare(head, before, text.slice(end))) {
        const counted = /\b(two|three)[ -]$/i.exec(before)?.[1]?.toLowerCase();
        [value, form] = [
          (shares.get(head) ?? 0) * (counted === 'two' ? 2 : counted === 'three' ? 3 : 1),
          'share',
        ];
        if (counted) found.pop();
      } else if (/^(?:twice|thrice)$/.test(lower)) [value, form] = [lower === 'twice' ? 2 : 3, 'factor'];
      else if (
        small.has(lower) &&
        !(lower === 'both' && /^(?:\s[^\s,.]+){1,4}\sand\b/i.test(text.slice(end)))
      )
        value = small.get(lower);
      else if (small.has(head) && (small.get(head) ?? 0) >= 20 && small.has(tail))
        value = (small.get(head) ?? 0) + (small.get(tail) ?? 0);
      else if (small.has(head) && tail !== '' && head !== 'one')
        [value, end] = [small.get(head), match.index + head.length];
      else if (
        lower === 'hundred' ||
        lower === 'thousand' ||
        lower === 'million' ||
        lower === 'lakh' ||
        lower === 'crore'
      )
        value = scales.get(lower);
    }
    if (value === undefined || Number.isNaN(value)) continue;
    let next = form === 'number' ? matches[at + 1] : undefined;
    for (; next?.groups?.['word']; next = matches[at + 1]) {
      const joined = next.groups['word'].toLowerCase();
      const gap = text.slice(end, next.index);
      const isAnd =
        joined === 'and' &&
        value >= 100 &&
        small.has((matches[at + 2]?.groups?.['word'] ?? '').toLowerCase()) &&
        digits === undefined;
      if (!/^[\s-]?$/.test(gap) || !((scales.has(joined) && joined.length > 1) || isAnd)) break;
      if (isAnd) {
        const rest = matches[at + 2];
        value += small.get((rest?.groups?.['word'] ?? '').toLowerCase()) ?? 0;
        end = (rest?.index ?? end) + (rest?.[0].length ?? 0);
        at += 2;
      } else {
        value *= scales.get(joined) ?? 1;
        end = next.index + joined.length;
        at += 1;
      }
    }
    const after = text.slice(end, end + 48);
    const currency = currencyAt(before, after);
    const measured = unitAfter(after);
    if (
      form === 'number' &&
      /^(?:\s\p{Ll}+)?\s?(?:in|out of|of every)\s(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(
        after,
      ) &&
      value < 10
    ) {
      const whole =
        /^(?:\s\p{Ll}+)?\s?(?:in|out of|of every)\s(\d+|\w+)/iu.exec(after)?.[1]?.toLowerCase() ?? '';
      const of = Number(whole) || small.get(whole) || 0;
      if (of > value && of <= 20) {
        found.push({
          value: (100 * value) / of,
          until: undefined,
          bound: 'exact',
          unit: 'percent',
          per: '',
          words: text.slice(match.index, end),
          start: match.index,
          form: 'share',
        });
      }
    }
    if (value === 1 && digits === undefined && measured.unit === '') continue;
    const range =
      /\b(?:from|between|von|de)\s+\S{0,2}$/i.test(before) || value > 1900
        ? undefined
        : /^\s?(?:-|–|to|bis|à|a)\s?(\d+|[a-z]+)\b/i.exec(after)?.[1]?.toLowerCase();
    const until = range === undefined ? undefined : Number(range) || small.get(range);
    found.push({
      value: form === 'share' ? value : value * (currency === '' ? measured.factor : 1),
      until: until === undefined ? undefined : until * measured.factor,
      bound: after.startsWith('+') ? 'over' : boundBefore(before),
      unit: currency || (form === 'share' ? 'percent' : measured.unit),
      per: measured.per,
      words:
        text.slice(match.index, end) +
        (measured.unit === 'percent' ? (/^\s?(?:%|per ?cent|prozent)/i.exec(after)?.[0] ?? '') : ''),
      start: match.index,
      form,
    });
  }
  // "a year's", "under a week": one of a period, where no rate is meant.
  for (const match of text.matchAll(
    /\b(?<how>(?:in|for|within|under|over|less than|more than) )?(?:a|an|one|whole|full) (?<word>hour|day|week|month|year|decade)(?<own>['’]s)?\b(?<held>(?<=(?:^|[,;.] ?)(?:a|an|one) \w+) (?=as|of|in|at|on)\b)?/gi,
  )) {
    const known = unitOf(match.groups?.['word'] ?? '');
    if (!known || (!match.groups?.['how'] && !match.groups?.['own'] && match.groups?.['held'] === undefined))
      continue;
    if (found.some(({ start }) => start >= match.index && start < match.index + match[0].length)) continue;
    found.push({
      value: known.factor,
      until: undefined,
      bound: boundBefore(match.groups?.['how'] ?? ''),
      unit: known.unit,
      per: '',
      words: match[0],
      start: match.index,
      form: 'number',
    });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function isShare(word: string, before: string, after: string): boolean {
  if (/^(?:half|hälfte|moitié|mitad|drittel|tiers)$/.test(word))
    return !after.startsWith('-') || /^-(?:price|size|time)/.test(after);
  return (
    /\b(?:by|of|one|two|three|almost|nearly|over|under|than|about|some|roughly) (?:an? |one |two |three )?$/i.test(
      before,
    ) || /^\s(?:of|fewer|less|more|off|lower|higher)\b/i.test(after)
  );
}
