import { z } from 'zod';
import { payFigures, type PayPeriod } from '../jobs/index.ts';

/** Periods that pay is stated for, each with how many of them a year of full-time work has (52 weeks of 40 hours). */
export const periodsAYear: Readonly<Record<PayPeriod, number>> = {
  year: 1,
  month: 12,
  week: 52,
  day: 260,
  hour: 2080,
};
export type { PayPeriod };

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

/** Pay as an advert prints it, brought to a year; null where its amount or its period is not clear. */
export function readPay(printed: string): YearlyPay | null {
  const figures = payFigures(printed);
  return figures && yearlyPay({ low: figures.min, high: figures.max, ...figures, printed });
}
