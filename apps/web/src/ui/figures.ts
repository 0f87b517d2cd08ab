import { onUse } from './on-use.ts';
import { pageLocale } from './page-language.ts';

const whole = onUse(() => new Intl.NumberFormat(pageLocale, { maximumFractionDigits: 0 }));
const percents = onUse(
  () => new Intl.NumberFormat(pageLocale, { style: 'percent', maximumFractionDigits: 1 }),
);
const collator = onUse(() => new Intl.Collator(pageLocale, { sensitivity: 'base', numeric: true }));

/** "12,480", as the reader writes it. */
export const wholeNumber = (value: number): string => whole().format(value);

/** Hundredths as the reader writes them: 35 is "35%", « 35 % ». */
export const percent = (hundredths: number): string => percents().format(hundredths / 100);

/** Sorts words as readers of the page do, numbers within them by their size. */
export const byWords = (one: string, other: string): number => collator().compare(one, other);
