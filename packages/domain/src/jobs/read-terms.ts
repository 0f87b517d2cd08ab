import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import { employmentTypes, EXPERIENCE, numberWords, SENIORITY, workPlaces } from './advert-words.data.ts';

const itemAt = ({ span }: AdvertLine, name: string, at: number, length: number): AdvertItem => ({
  name,
  span: { start: span.start + at, end: span.start + at + length },
});

/** The first of some named patterns that a line of the advert has. */
function firstOf(
  lines: readonly AdvertLine[],
  named: readonly (readonly [string, RegExp])[],
): AdvertItem | null {
  for (const [name, pattern] of named)
    for (const line of lines) {
      const match = pattern.exec(line.text);
      if (match) return itemAt(line, name, match.index, match[0].length);
    }
  return null;
}

/** Full-time, part-time, permanent and so on: hours before the kind of contract. */
export const readEmploymentType = (lines: readonly AdvertLine[]) => firstOf(lines, employmentTypes);

/** `remote`, `hybrid` or `on-site`; what an employer says of itself is no offer. */
export const readRemote = (lines: readonly AdvertLine[]) =>
  firstOf(
    lines.filter(({ section }) => section !== 'about'),
    workPlaces,
  );

const AMOUNT = String.raw`\d{1,3}(?:[.,' ’]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:\s?(?:k|K|Tsd\.?|mille)(?!\p{L}))?`;
const MARK = String.raw`[£€$]|(?:GBP|EUR|USD|CHF|CA\$|AU\$|A\$|C\$)`;
const GROSS = String.raw`(?:\s*(?:brutto|gross|brut|bruto)(?!\p{L}))?`;
const PER = String.raw`(?:\s*(?:p\.a\.|pa|per|a|an|pro|par|por|al|im|/|je)\s*(?:annum|year|hour|month|week|day|jahr|monat|stunde|an|mois|heure|año|mes|hora|jaar|maand|uur|h)(?!\p{L}))?`;
const PAY = new RegExp(
  `(?:(?:${MARK})\\s?(?:${AMOUNT})${UNIT}|(?:${AMOUNT})${UNIT}\\s?(?:[£€$]|(?:GBP|EUR|USD|CHF|euros?)(?!\\p{L})))` +
    `(?:\\s*(?:-|–|—|to|bis|à|a|y|tot|and|und)\\s*(?:${MARK})?\\s?(?:${AMOUNT})${UNIT}(?:\\s?(?:[£€$]|(?:GBP|EUR|USD|CHF|euros?)(?!\\p{L})))?)?${GROSS}${PER}`,
  'iu',
);
const IS_PAY =
  /salary|pay\b|per (?:hour|year|annum|month)|p\.a\.|gehalt|vergütung|lohn|salaire|rémunération|salario|sueldo|salaris|bruto|brutto|brut|gross|ote|wage|an hour|a year/iu;
const IS_OTHER =
  /turnover|revenue|budget|funding|raised|umsatz|chiffre|facturación|omzet|bonus of|voucher|allowance|million|billion/iu;

/** What is paid, as the advert writes it. */
export function readSalary(lines: readonly AdvertLine[]): AdvertItem | null {
  const found = lines.flatMap((line) => {
    const match = IS_OTHER.test(line.text) ? null : PAY.exec(line.text);
    return match ? [{ line, match, isSaid: IS_PAY.test(line.text) }] : [];
  });
  const best =
    found.find(({ isSaid }) => isSaid) ??
    found.find(({ line }) => line.section !== 'duties' && line.section !== 'about');
  return best
    ? itemAt(best.line, best.match[0].trim(), best.match.index, best.match[0].trimEnd().length)
    : null;
}

/** How senior, by a word of the title. */
export function readSeniority(title: AdvertItem | null, text: string): AdvertItem | null {
  if (!title) return null;
  const words = text.slice(title.span.start, title.span.end);
  const match = SENIORITY.exec(words);
  if (!match) return null;
  const start = title.span.start + match.index;
  return { name: match[0].toLowerCase(), span: { start, end: start + match[0].length } };
}

const numbers = Object.keys(numberWords).join('|');
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}|${numbers})\\s*(?:\\+|plus|or more|oder mehr|ou plus|o más|of meer)?\\s*(?:(?:-|–|to|bis|à|a|tot)\\s*(?:\\d{1,2}|${numbers})\\s*\\+?\\s*)?\\+?\\s*(?:years?|yrs?\\.?|jahr(?:en?)?|ans?|années?|años?|jaar|jaren)(?!\\p{L})`,
  'iu',
);
const MOST_YEARS = 30;

/** The years of experience that are asked for at least; ages and the history of the firm are none. */
export function readMinYears(lines: readonly AdvertLine[]): (AdvertItem & { years: number }) | null {
  for (const line of lines) {
    if (line.section === 'about' || line.section === 'offer' || line.section === 'preferred') continue;
    const match = YEARS.exec(line.text);
    if (!match || !EXPERIENCE.test(line.text)) continue;
    if (
      /^(?:we|wir|nous|with over|for (?:over |more than )?\d+ years|seit)\b/iu.test(line.text) &&
      line.section === 'other'
    )
      continue;
    const said = (match[1] ?? '').toLowerCase();
    const years = numberWords[said] ?? Number(said);
    if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) continue;
    return { ...itemAt(line, match[0].trim(), match.index, match[0].trimEnd().length), years };
  }
  return null;
}
