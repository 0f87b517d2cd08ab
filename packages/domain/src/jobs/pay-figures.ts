export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** What printed pay says in figures. */
export interface PayFigures {
  min: number;
  max: number;
  /** ISO 4217; '' where nothing tells. */
  currency: string;
  period: PayPeriod;
}

const AMOUNT = /(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2})(?!\d))?\s?(k|tsd)?(?![\p{L}\d])/giu;
const currencies: readonly [RegExp, string][] = [
  [/A\$|AU\$|AUD/u, 'AUD'],
  [/C\$|CA\$|CAD/u, 'CAD'],
  [/£|GBP/u, 'GBP'],
  [/€|EUR|euros?/iu, 'EUR'],
  [/CHF/u, 'CHF'],
  [/₹|INR/u, 'INR'],
  [/\$|USD/u, 'USD'],
];
const periods: readonly [RegExp, PayPeriod][] = [
  [/hour|\bhr\b|\/h\b|stunde|heure|hora\b|\buur\b/iu, 'hour'],
  [/\bday\b|daily|tag\b|jour\b|día|\bdag\b/iu, 'day'],
  [/week|woche|semaine|semana/iu, 'week'],
  [/month|monat|mois|mensuel|\bmes\b|mensual|maand/iu, 'month'],
  [/year|annum|annual|p\.a\.|\bpa\b|jahr|jährlich|\ban\b|annuel|año|anual|jaar|\/yr/iu, 'year'],
];
/** Below this an amount without a period is no pay of a year. */
const LEAST_A_YEAR = 5_000;

/** Pay as an advert prints it, in figures; null where its amount or its period is not clear. `beside` is the period of a rate that stands beside it. */
export function payFigures(printed: string, beside?: PayPeriod): PayFigures | null {
  const amounts = [...printed.matchAll(AMOUNT)].map(([, whole = '', fraction = '', unit]) => {
    const number = Number(`${whole.replaceAll(/[^\d]/gu, '')}.${fraction || '0'}`);
    return { number, isThousands: unit !== undefined };
  });
  if (amounts.length === 0 || amounts.length > 2) return null;
  // "45-50k" is said of both.
  const isThousands = amounts.some((one) => one.isThousands);
  const figures = amounts.map(({ number }) => (isThousands && number < 1_000 ? number * 1_000 : number));
  const named = periods.find(([words]) => words.test(printed))?.[1] ?? beside;
  if (named === undefined && (figures[0] ?? 0) < LEAST_A_YEAR) return null;
  const currency = currencies.find(([sign]) => sign.test(printed))?.[1] ?? '';
  return { min: Math.min(...figures), max: Math.max(...figures), currency, period: named ?? 'year' };
}
