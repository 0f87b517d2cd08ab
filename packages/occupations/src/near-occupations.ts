import type { TitleMatch } from './resolved-title.ts';
import { foldTitle } from './normalise-title.ts';
import { meaningsOf, titlesWith } from './title-index.ts';
import { titleTable } from './title-table.ts';
import { withoutRank } from './title-variants.ts';

const MOST = 5;
/** None of these is what the words say: they only share one. */
const CERTAINTY = 0.1;

/** Occupations whose titles share a word with a title that means none of them, for the person to choose from; the commonest first. */
export function nearOccupations(title: string): TitleMatch[] {
  const { occupations } = titleTable();
  const weights = new Map<number, number>();
  for (const word of withoutRank(foldTitle(title).split(' ')).slice(0, 8))
    for (const other of titlesWith(word))
      for (const { at, weight } of meaningsOf(other)) weights.set(at, (weights.get(at) ?? 0) + weight);
  return [...weights]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .flatMap(([at]) => {
      const occupation = occupations[at];
      return occupation ? [{ ...occupation, certainty: CERTAINTY, share: 0 }] : [];
    });
}
