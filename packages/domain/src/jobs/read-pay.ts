import type { AdvertItem, AdvertPay } from './advert.ts';
import { itemAt } from './advert-item.ts';
import { payFigures, type PayPeriod } from './pay-figures.ts';
import type { JudgedLine } from './odds/judge-lines.ts';

const AMOUNT = String.raw`\d{1,3}(?:[.,' ’\u00a0\u202f]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{1,2})?|\d[.,]\d{2}`;
const UNIT = String.raw`(?:\s?(?:k|K|Tsd\.?|mille|lakhs?)(?!\p{L}))?(?!\s?(?:m|bn|million|billion|mio)(?!\p{L}))`;
const MARK = String.raw`[£€$₹]|Rs\.?|(?:GBP|INR|MXN|EUR|USD|CHF|AUD|CAD|NZD|CA\$|AU\$|A\$|C\$)`;
const BEHIND = String.raw`(?:\s?(?:[£€$₹]|(?:GBP|INR|MXN|EUR|USD|CHF|AUD|CAD|euros?)(?!\p{L})))`;
const GROSS = String.raw`(?:\s*(?:brutto|gross|brutos?|bruts?|bruto|netto|net|b\/a)(?!\p{L}))?`;
const PER = String.raw`(?:\s*(?:(?:p\.a\.|pa|annuels?|anuales|mensuels?|mensuales|jährlich|monatlich|hourly|annually|ph|p\/h|DOE|LPA|MXN)(?!\p{L})|(?:per|a|an|pro|par|por|al|im|p\/|/|je|de l['’])\s?(?:annum|year|yr|hour|hr|month|week|day|jahr|monat|stunde|an|mois|heure|año|mes|hora|jaar|maand|uur|h)(?!\p{L})))*`;
const TO = String.raw`\s*(?:-|–|—|rising (?:by [\p{L} ]+ )?to|to|bis|à|et|a|y|e|tot|en|and|und)\s*`;
const PAY = new RegExp(
  `(?:(?:${MARK})\\s?(?:${AMOUNT})${UNIT}${GROSS}${PER}(?:${TO}(?:${MARK})?\\s?(?:${AMOUNT})${UNIT}${BEHIND}?)?` +
    `|(?:${AMOUNT})\\sLPA(?!\\p{L})|(?:${AMOUNT})${UNIT}(?:${TO}(?:${AMOUNT})${UNIT})?${BEHIND}(?:${TO}(?:${AMOUNT})${UNIT}${BEHIND})?)${GROSS}${PER}${GROSS}(?:\\s\\+\\ssuper)?`,
  'giu',
);
const IS_PAY =
  /salary|pay\b|per (?:hour|year|annum|month)|p\.a\.|gehalt|vergütung|lohn|salaire|rémunération|salario|sueldo|retribución|salaris|bruto|brutto|brut|gross|ote|wage|an hour|a year|\/yr|\/hr|verdien/iu;
const IS_OTHER =
  /turnover|revenue|budget|funding|raised|umsatz|chiffre|facturación|omzet|million|billion|millionen|mio\b|stipend|voucher|per client|savings/iu;
/** Beside an amount it is something else that is paid. */
const IS_EXTRA = /(?:bonus|allowance|stipend|voucher|discount|budget|referral|match|relocation)/iu;
const NEAR = 24;
/** "Band 5", "TV-V Entgeltgruppe 6", "in accordance with Department of Education scales". */
const SCALE =
  /(?<!\p{L})(?:(?:\p{Lu}[\p{L}-]*\s)?(?:Entgeltgruppe|EG|Besoldungsgruppe)\s?(?:E\s?)?\d+\p{L}?|(?:TV\p{L}*-?\p{L}*|TVöD(?:-\p{L}+)?)(?:\s(?:E|EG|S|P)\s?\d+\p{L}?)?|(?:(?:\p{Lu}\p{L}+|of|the|and)\s)*(?:pay )?scales?(?:\s\d+)?|(?:salaire|rémunération) selon (?:profil|expérience|convention\p{L}*(?: \p{L}+)?|grille)|según convenio|cao[- ][\p{L}-]+(?:\sschaal\s\d+)?|schaal \d+|\p{Lu}{2,}\scategorie\s\d+|convenio(?: \p{L}+){2,5}|competitive(?: salary)?|negotiable)/iu;

/** A word for pay that leads to the amount behind it: "Pay: £31,000". */
const LED =
  /(?:salary|pay|wage|rate|gehalt|vergütung|lohn|salaire|rémunération|salario|sueldo|salaris|loon)\P{L}{0,4}(?:\p{L}+\P{L}+){0,3}$/iu;
const LEADING_POINTS = 2;

interface FoundPay {
  item: AdvertItem;
  points: number;
}

function paysIn(line: JudgedLine): FoundPay[] {
  return [...line.text.matchAll(PAY)]
    .filter(
      ({ index, 0: words }) =>
        !IS_OTHER.test(line.text.slice(Math.max(0, index - NEAR), index + words.length + NEAR)),
    )
    .map(({ index, 0: words }) => {
      const around = line.text.slice(index, index + words.length + 25);
      const points =
        (IS_PAY.test(line.text) ? 2 : 0) +
        (LED.test(line.text.slice(0, index)) ? LEADING_POINTS : 0) +
        ((line.section === 'duties' || line.section === 'about') && line.asked > line.offered ? -2 : 0) +
        (IS_EXTRA.test(around) && !/\d{2}[.,\s]?\d{3}/u.test(words) ? -2 : 0) +
        (/\d{2}[.,\s]\d{3}|k\b/iu.test(words) ? 1 : 0);
      const printed = words.trim();
      return { item: itemAt(line, printed, index + words.indexOf(printed), printed.length), points };
    });
}

const inFigures = (item: AdvertItem, beside?: PayPeriod): AdvertPay => {
  const figures = payFigures(item.name, beside);
  return {
    ...item,
    min: figures?.min ?? null,
    max: figures?.max ?? null,
    currency: figures?.currency ?? '',
    period: figures?.period ?? null,
  };
};

/** What is paid, as the advert writes it: what counts from the start, a scale where there is no amount, and every rate. */
export function readPays(lines: readonly JudgedLine[]): { salary: AdvertPay | null; rates: AdvertPay[] } {
  const found = lines.map((line) => ({ line, pays: paysIn(line) }));
  const best = found
    .flatMap(({ line, pays }) => pays.map((pay) => ({ line, pay })))
    .toSorted((a, b) => b.pay.points - a.pay.points)[0];
  if (best && best.pay.points >= 0) {
    // The other rates stand beside it: in its line, or as another line that speaks of pay.
    const rates = found.flatMap(({ line, pays }) =>
      pays.filter(({ points }) => line === best.line || points >= best.pay.points),
    );
    const salary = inFigures(best.pay.item);
    return { salary, rates: rates.map(({ item }) => inFigures(item, salary.period ?? undefined)) };
  }
  const scale = readScale(lines);
  return { salary: scale && inFigures(scale), rates: [] };
}

function readScale(lines: readonly JudgedLine[]): AdvertItem | null {
  for (const line of lines) {
    const match = SCALE.exec(line.text);
    if (!IS_PAY.test(line.text) && line.section !== 'offer' && !/^(?:TV|EG)/u.test(match?.[0] ?? ''))
      continue;
    if (match) {
      const printed = match[0].trim();
      return itemAt(line, printed, match.index + match[0].indexOf(printed), printed.length);
    }
  }
  return null;
}
