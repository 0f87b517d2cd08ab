import { boundBefore, currencyAt, isShare, ofDigits, unitAfter, type Bound } from './figure-parts.ts';
import { factors, scales, shares, small, vague } from './number-words.data.ts';
import { unitOf } from './units.data.ts';

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

/** Units of time, which are compared with one another. */
export const TIME: ReadonlySet<string> = new Set(['hour', 'day', 'month']);

export const isYear = ({ value, unit, words }: Figure) =>
  unit === '' && /^\d{4}$/.test(words) && value >= 1950 && value <= 2100;

const FIGURE =
  /(?<![\p{L}\d])(?<word>\p{L}+(?:-\p{L}+)?)|(?<digits>(?<![\p{L}\d])\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?)(?<scale>\s?(?:k|m|mn|mio|bn|mrd|tsd)(?![\p{L}\d]))?(?!\d|(?:st|nd|rd|th)(?!\p{L}))/giu;

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
    if (digits !== undefined) {
      // "300 m" are metres, unless it is money.
      const isMetres = scale === ' m' && currencyAt(before, '') === '';
      if (isMetres) end -= 2;
      value = ofDigits(digits) * (isMetres ? 1 : (scales.get((scale ?? '').trim().toLowerCase()) ?? 1));
    } else {
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
      if (of > value && (of <= 20 || of === 100)) {
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
    // "Between 60 and 80".
    const other =
      value <= 1900 && /\bbetween\s$/i.test(before)
        ? /^\sand\s(\d+|[a-z]+)\b/i.exec(after)?.[1]?.toLowerCase()
        : undefined;
    const last = range ?? other;
    const until = last === undefined ? undefined : Number(last) || small.get(last);
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
    /\b(?<how>(?:in|for|within|under|over|less than|more than) )?(?:a|an|one|whole|full) (?<word>hour|day|week|fortnight|month|year|decade)(?<own>['’]s)?\b(?<held>(?<=(?:^|[,;.] ?)(?:a|an|one) \w+) (?=as|of|in|at|on)\b)?/gi,
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
  for (const match of text.matchAll(/\bhalf (?:a|an) (?<word>hour|day|year|decade)\b/gi)) {
    const known = unitOf(match.groups?.['word'] ?? '');
    const at = found.findIndex(({ start }) => start === match.index);
    if (!known) continue;
    const half: Figure = {
      value: known.factor / 2,
      until: undefined,
      bound: boundBefore(text.slice(Math.max(0, match.index - 24), match.index)),
      unit: known.unit,
      per: '',
      words: match[0],
      start: match.index,
      form: 'number',
    };
    found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, half);
  }
  return inOneUnit(
    found.toSorted((a, b) => a.start - b.start),
    text,
  );
}

/** "From 34 to 29 percent": what is said of the last is meant of both. */
function inOneUnit(figures: readonly Figure[], text: string): Figure[] {
  return figures.map((one, at) => {
    const next = figures[at + 1];
    const isJoined =
      next !== undefined &&
      /^\s?(?:to|auf|à|a|and|or|-|–)\s?$/.test(text.slice(one.start + one.words.length, next.start));
    if (isJoined && one.unit === '' && next.unit === 'percent')
      return { ...one, unit: next.unit, form: next.form };
    const count = Number.parseFloat(next?.words ?? '');
    const isOfTime =
      next !== undefined &&
      count > 0 &&
      one.unit === '' &&
      TIME.has(next.unit) &&
      /^\s(?:to|and)\s(?:about |around |roughly )?$/.test(
        text.slice(one.start + one.words.length, next.start),
      );
    return isOfTime ? { ...one, value: (one.value * next.value) / count, unit: next.unit } : one;
  });
}
