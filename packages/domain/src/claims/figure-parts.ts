import { periodOf, unitOf } from './units.data.ts';

/** How a figure is meant: that many, or no more than a bound of it. */
export type Bound = 'exact' | 'about' | 'over' | 'under' | 'upTo';

/** A number in digits: "1,200", "1.200", "1,5" and "1 200". */
export function ofDigits(digits: string): number {
  const tight = digits.replaceAll(/['’ \u00a0\u202f]/g, '');
  const marks = tight.match(/[.,]/g) ?? [];
  const last = Math.max(tight.lastIndexOf('.'), tight.lastIndexOf(','));
  if (last < 0) return Number(tight);
  const isGrouped =
    tight.length - last - 1 === 3 && (marks.length > 1 ? new Set(marks).size === 1 : !tight.startsWith('0'));
  if (isGrouped) return Number(tight.replaceAll(/[.,]/g, ''));
  return Number(`${tight.slice(0, last).replaceAll(/[.,]/g, '')}.${tight.slice(last + 1)}`);
}

/** The bound that the words before a figure set. */
export function boundBefore(before: string): Bound {
  // "By 8 % over 90 sites": across them.
  if (/(?:%|\bper ?cent)\s+over\s+$/i.test(before)) return 'exact';
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

/** The currency named before or behind a figure; '' where none is. */
export function currencyAt(before: string, after: string): string {
  const groups = MONEY_BEFORE.exec(before)?.groups ?? MONEY_AFTER.exec(after)?.groups ?? {};
  const [name = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
  return name.replace('After', '');
}

/** What follows a figure: its unit, and the period it is given for. */
export function unitAfter(after: string): { unit: string; factor: number; per: string } {
  const [, word = ''] = /^\+?[\s-]?((?:per cent|per thousand|per mille|%|‰|°C|\p{L}+))/u.exec(after) ?? [];
  const known = unitOf(word);
  const [, per = ''] = /^[^.;,]{0,28}?\s(?:a|an|per|each|every|pro|par|por)\s(\p{L}+)/u.exec(after) ?? [];
  return { unit: known?.unit ?? '', factor: known?.factor ?? 1, per: periodOf(per) };
}

/** Whether a word such as "third" or "half" is meant as a share where it stands. */
export function isShare(word: string, before: string, after: string): boolean {
  if (/^(?:half|hälfte|moitié|mitad|drittel|tiers)$/.test(word))
    return !after.startsWith('-') || /^-(?:price|size|time)/.test(after);
  return (
    /\b(?:by|of|one|two|three|almost|nearly|over|under|than|about|some|roughly|up|down|rose|risen|fell|fallen|grew|grown|dropped) (?:an? |one |two |three )?$/i.test(
      before,
    ) || /^\s(?:of|fewer|less|more|off|lower|higher)\b/i.test(after)
  );
}
