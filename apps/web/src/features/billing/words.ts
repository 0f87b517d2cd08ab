import { plural, t } from '@lingui/core/macro';
import { cvLimitLabel } from '@candor/domain/billing';
import { pageDirection, pageLocale } from '../../ui/page-language.ts';
import type { PlanFacts } from './api.ts';

/** What a store says of the plans that it starts with, by its English; what an operator wrote stands as it is. */
const texts: Readonly<Record<string, string>> = {
  Free: t`Free`,
  'Everything you need to write your CV.': t`Everything you need to write your CV.`,
  'For a serious search: a CV for each application.': t`For a serious search: a CV for each application.`,
  'For people who write CVs every day.': t`For people who write CVs every day.`,
  'Every layout': t`Every layout`,
  'Every download format': t`Every download format`,
  'Export all your data': t`Export all your data`,
  'Brand-free CVs': t`Brand-free CVs`,
};

/** A text of a plan in the language of the page, where it is one of ours. */
export const planText = (english: string): string => texts[english] ?? english;

const dollars = new Intl.NumberFormat(pageLocale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
});

/** What keeps its own order among words that run from the right. */
const [BEGIN, END] = pageDirection === 'rtl' ? ['\u2066', '\u2069'] : ['', ''];

/** US cents as the reader writes dollars: "$9.00". */
export const amountText = (cents: number): string => `${BEGIN}${dollars.format(cents / 100)}${END}`;

/** A price: an amount, or that it is free. */
export const priceText = (cents: number): string =>
  cents === 0 ? t({ message: 'Free', context: 'price' }) : amountText(cents);

/** What a plan includes: how many CVs first, and each thing once. */
export function includedIn({ cvLimit, features }: Pick<PlanFacts, 'cvLimit' | 'features'>): string[] {
  const limit = cvLimitLabel(cvLimit);
  const first = cvLimit
    ? t`${plural(cvLimit, { one: '# CV per month', other: '# CVs per month' })}`
    : t`Unlimited CVs`;
  return [first, ...[...new Set(features)].filter((feature) => feature !== limit).map(planText)];
}
