import { describePay, type Country, type Pay } from '@candor/domain/salary';
import { payFacts } from '@candor/occupations';
import { findCountry } from './find-country.ts';
import type { FoundOccupation } from './find-occupation.ts';

/** What the agency of a named place's country publishes for a position; null where either is not known, or no place is named. */
export function publishedPay(
  position: string,
  { occupation, isTold }: Pick<FoundOccupation, 'occupation' | 'isTold'>,
  where: string,
): { country: Country; pay: Pay } | null {
  if (!occupation || where === '') return null;
  const { country } = findCountry(where);
  if (country === null) return null;
  const pay = describePay(payFacts(occupation.code, country, { title: isTold ? position : undefined }));
  return pay && { country, pay };
}
