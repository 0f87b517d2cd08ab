import type { Country } from '@candor/domain/salary';
import { foldTitle } from './normalise-title.ts';
import { meaningsInEurope } from './title-index.ts';
import { titleTable } from './title-table.ts';
import { withoutRank } from './title-variants.ts';

/** What our own list says counts from here on; what ESCO says counts less. */
const OF_OURS = 100;

/**
 * Whether a title is only known from a list of elsewhere: outside of the US from O*NET's ("county commissioner"), in the US from
 * Europe's. Such a title may mean nothing there, or something else.
 */
export function isForeignTitle(title: string, country: Country): boolean {
  const whole = foldTitle(title);
  const forms = [whole, withoutRank(whole.split(' ')).join(' ')];
  const isAmerican = forms.some((form) => titleTable().titles.find(form) !== undefined);
  const weights = forms.flatMap((form) => meaningsInEurope(form).map(({ weight }) => weight));
  return country === 'us'
    ? !isAmerican && weights.length > 0 && Math.max(...weights) < OF_OURS
    : isAmerican && weights.length === 0;
}
