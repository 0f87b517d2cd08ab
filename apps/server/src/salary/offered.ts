import { describePay, shownTitle, type Country } from '@candor/domain/salary';
import { payFacts, relatedOccupations, type TitleMatch } from '@candor/occupations';

export interface OfferedOccupation {
  code: string;
  title: string;
  confidence: number;
}

const MOST = 6;
const BY_RELATION = 0.1;

/** An occupation as the country's own table names it; by its general title where the table has no row of it. */
export function namedIn(country: Country, { code, title, certainty }: TitleMatch): OfferedOccupation {
  const pay = describePay(payFacts(code, country));
  return { code, title: pay ? shownTitle(pay.publishedAs) : title, confidence: certainty };
}

/** Occupations that a country publishes pay of, each of its rows once and none of `shown`. */
export function offeredIn(
  country: Country,
  matches: readonly TitleMatch[],
  shown: string | null,
): OfferedOccupation[] {
  const rows = new Set(shown === null ? [] : [shown]);
  return matches
    .flatMap((match) => {
      const pay = describePay(payFacts(match.code, country));
      if (!pay || rows.has(pay.row)) return [];
      rows.add(pay.row);
      return [namedIn(country, match)];
    })
    .slice(0, MOST);
}

/** What is near an occupation that a country publishes nothing of. */
export const relatedMatches = (code: string): TitleMatch[] =>
  relatedOccupations(code).map((other) => ({ code: other, title: '', certainty: BY_RELATION }));
