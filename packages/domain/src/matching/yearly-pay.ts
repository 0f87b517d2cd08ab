import { z } from 'zod';

/** Periods that pay is stated for, each with how many of them a year of full-time work has (52 weeks of 40 hours). */
export const periodsAYear = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const;
export type PayPeriod = keyof typeof periodsAYear;

/** Pay as a year of full-time work; `printed` is as the advert has it. */
export const yearlyPaySchema = z.object({
  low: z.number().positive(),
  high: z.number().positive(),
  /** ISO 4217; '' where nothing tells. */
  currency: z.string(),
  printed: z.string(),
  /** Estimated by the source, not stated by the employer. */
  isPredicted: z.boolean(),
});
export type YearlyPay = z.infer<typeof yearlyPaySchema>;

interface StatedPay {
  low?: number | null | undefined;
  high?: number | null | undefined;
  currency: string;
  period: PayPeriod;
  /** '' where the source gives figures only. */
  printed?: string;
  isPredicted?: boolean;
}

const isAmount = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0;

/** 38,000. */
const grouped = (amount: number) => String(amount).replace(/(?<!\.\d*)\d(?=(?:\d{3})+(?:\.|$))/gu, '$&,');

/** Stated pay brought to a year; null where no amount is stated. One bound stands for both. */
export function yearlyPay({
  low,
  high,
  currency,
  period,
  printed = '',
  isPredicted = false,
}: StatedPay): YearlyPay | null {
  const stated = [low, high].filter(isAmount);
  if (stated.length === 0) return null;
  const aYear = stated.map((one) => Math.round(one * periodsAYear[period]));
  const [least, most] = [Math.min(...aYear), Math.max(...aYear)];
  return {
    low: least,
    high: most,
    currency,
    printed: printed || `${currency} ${[...new Set(stated)].map(grouped).join('–')} per ${period}`.trim(),
    isPredicted,
  };
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

/** Pay as an advert prints it, brought to a year; null where its amount or its period is not clear. */
export function readPay(printed: string): YearlyPay | null {
  const amounts = [...printed.matchAll(AMOUNT)].map(([, whole = '', fraction = '', unit]) => {
    const number = Number(`${whole.replaceAll(/[^\d]/gu, '')}.${fraction || '0'}`);
    return { number, isThousands: unit !== undefined };
  });
  if (amounts.length === 0 || amounts.length > 2) return null;
  // "45-50k" is said of both.
  const isThousands = amounts.some((one) => one.isThousands);
  const [low, high] = amounts.map(({ number }) => (isThousands && number < 1_000 ? number * 1_000 : number));
  const said = periods.find(([words]) => words.test(printed))?.[1];
  if (said === undefined && (low ?? 0) < LEAST_A_YEAR) return null;
  const currency = currencies.find(([sign]) => sign.test(printed))?.[1] ?? '';
  return yearlyPay({ low, high, currency, period: said ?? 'year', printed });
}
