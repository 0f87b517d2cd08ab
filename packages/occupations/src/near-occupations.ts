import type { TitleMatch } from './resolved-title.ts';
import { foldTitle } from './normalise-title.ts';
import { countOf, meaningsOf, titlesWith } from './title-index.ts';
import { titleTable } from './title-table.ts';
import { withoutRank } from './title-variants.ts';

const MOST = 5;
/** More words are a line of a CV, with where and for whom. */
const MOST_WORDS = 4;
const BESIDE = /[,(|–]/;
/** None of these is what the words say: they only share some. */
const CERTAINTY = 0.1;

/**
 * Occupations with a title that holds the most telling word of one that means none of them, for the person to choose from; the
 * commonest first. None where no title has that word: a nurse is no guess at a "licensed conveyancer".
 */
export function nearOccupations(title: string): TitleMatch[] {
  const { occupations } = titleTable();
  const [said = ''] = title.split(BESIDE);
  const words = withoutRank(foldTitle(said).split(' '));
  if (words.length > MOST_WORDS) return [];
  const [telling] = words.toSorted((a, b) => countOf(a) - countOf(b));
  const weights = new Map<number, number>();
  for (const other of telling === undefined ? [] : titlesWith(telling))
    for (const { at, weight } of meaningsOf(other)) weights.set(at, (weights.get(at) ?? 0) + weight);
  return [...weights]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .flatMap(([at]) => {
      const occupation = occupations[at];
      return occupation ? [{ ...occupation, certainty: CERTAINTY, share: 0 }] : [];
    });
}
