import { describePay, shownTitle, type Country } from '@candor/domain/salary';
import { payFacts, relatedOccupations, type TitleMatch } from '@candor/occupations';

export interface OfferedOccupation {
  code: string;
  title: string;
  confidence: number;
}

const MOST = 6;
const BY_RELATION = 0.1;

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
      return [{ code: match.code, title: shownTitle(pay.publishedAs), confidence: match.certainty }];
    })
    .slice(0, MOST);
}

/** What is near an occupation that a country publishes nothing of. */
export const relatedMatches = (code: string): TitleMatch[] =>
  relatedOccupations(code).map((other) => ({ code: other, title: '', certainty: BY_RELATION, share: 0 }));
