import { pageLocale } from './page-language.ts';

const whole = new Intl.NumberFormat(pageLocale, { maximumFractionDigits: 0 });
const collator = new Intl.Collator(pageLocale, { sensitivity: 'base', numeric: true });

/** "12,480", as the reader writes it. */
export const wholeNumber = (value: number): string => whole.format(value);

/** Sorts words as readers of the page do, numbers within them by their size. */
export const byWords: (one: string, other: string) => number = collator.compare;
