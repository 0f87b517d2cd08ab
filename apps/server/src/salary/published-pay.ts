import { describePay, type Country, type Pay } from '@candor/domain/salary';
import { payFacts } from '@candor/occupations';
import { payClassOf } from '@candor/occupations/moves';
import { findCountry } from './find-country.ts';
import type { FoundOccupation } from './find-occupation.ts';

/** What the agency of a country publishes for a position: of a named place's, else of the person's own; null where either is not known. */
export function publishedPay(
  position: string,
  { occupation, isNamed, role }: Pick<FoundOccupation, 'occupation' | 'isNamed' | 'role'>,
  { where, residence }: { where: string; residence: string | null },
): { country: Country; pay: Pay } | null {
  if (!occupation || (where === '' && residence === null)) return null;
  const { country } = findCountry(where, residence);
  if (country === null) return null;
  const pay = describePay(
    payFacts(occupation.code, country, {
      title: isNamed ? position : undefined,
      ownClass: isNamed ? payClassOf(role, country) : undefined,
    }),
  );
  return pay && { country, pay };
}
