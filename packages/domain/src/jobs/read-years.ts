import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';

const YEAR = String.raw`(?:years?|yrs?\.?|jahr(?:en?|e)?|ans?|années?|años?|jaar|jaren)`;
const MONTH = String.raw`(?:months?|monat(?:en?|e)?|mois|meses|maanden)`;
const OLD = /(?:years? old|years of age|jahre alt|over 18|aged|âgé|edad|leeftijd|ans révolus)/iu;
const TERM =
  /(?:contract|fixed[- ]term|befristet|cdd|durée|duración|temporal|warranty|history|since|founded|^for\s*$|for (?:over|more than|nearly|almost) \d|seit|depuis|sinds|last|past|within|within the (?:last|next)|innerhalb|every|alle|probation|probezeit|proeftijd|guarantee|looking back)/iu;
const MOST_YEARS = 30;
const patterns = new WeakMap<AdvertWords, RegExp>();

function yearsPattern(words: AdvertWords): RegExp {
  const numbers = Object.keys(words.numbers).join('|');
  const pattern =
    patterns.get(words) ??
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?<first>\\d{1,2}|${numbers})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr|ou plus|o más|of meer)?\\s*(?:(?:-|–|to|bis|à|a|tot|or|oder|and|und|et|y|en)\\s*(?:\\d{1,2}|${numbers})\\s*\\+?\\s*)?\\+?[\\s-]*(?:(?<year>${YEAR})|(?<month>${MONTH}))(?!\\p{L})`,
      'giu',
    );
  patterns.set(words, pattern);
  return pattern;
}

const SURE = 1;
const LONGEST_BEFORE = 28;

/** The years of work that are asked for at least; ages, terms of a contract and the history of the firm are none. */
export function readMinYears(
  lines: readonly JudgedLine[],
  words: AdvertWords,
): (AdvertItem & { years: number }) | null {
  for (const line of lines) {
    if (line.section === 'about' || line.section === 'apply' || line.section === 'preferred') continue;
    if (words.waived.test(line.text)) continue;
    for (const match of line.text.matchAll(yearsPattern(words))) {
      const { first = '', month } = match.groups ?? {};
      const before = line.text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index);
      const after = line.text.slice(match.index + match[0].length);
      const clause =
        before.slice(before.search(/[^,;(]*$/u)) + match[0] + (/^[^,;]*/u.exec(after)?.[0] ?? '');
      if (words.preferred.test(clause)) continue;
      const isLeast =
        words.atLeast.test(before) ||
        words.atLeast.test(after.slice(0, LONGEST_BEFORE)) ||
        match[0].includes('+');
      const isOfWork =
        /^\s(?:as an?|als|comme|como|en tant que|on the|as)\s/iu.test(
          line.text.slice(match.index + match[0].length),
        ) ||
        words.experience.test(line.text.slice(match.index + match[0].length)) ||
        words.experience.test(before);
      const isAsked = line.section === 'required' || line.section === 'duties';
      const isDemand =
        line.asked > SURE &&
        /^(?:[^\p{L}]|\s(?:with|as|in|on|of|at|de|en|dans|avec|con|met|mit|bij|als|im)(?!\p{L}))/iu.test(
          after,
        );
      if (
        !isDemand &&
        !(isOfWork && (isAsked || isLeast || line.section === 'other')) &&
        !(isLeast && (isAsked || line.asked > 0))
      )
        continue;
      if (OLD.test(line.text) || (TERM.test(before) && !isLeast)) continue;
      if (line.section === 'other' && /^(?:we|wir|nous|with over|seit)\b/iu.test(line.text)) continue;
      const lower = first.toLowerCase();
      const count = words.numbers[lower] ?? Number(lower);
      const years = month ? count / 12 : count;
      if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) continue;
      return { ...itemAt(line, match[0].trim(), match.index, match[0].trimEnd().length), years };
    }
  }
  return null;
}
