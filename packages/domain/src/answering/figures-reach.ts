import type { Reading } from '../evidence/index.ts';
import type { Figure } from '../text/index.ts';
import { isAcronym } from './named-words.ts';

/** Time asked for is counted by dates; an ordinal and a vague many are no size. */
const isSize = ({ unit, form }: Figure) => form === 'number' && unit !== 'month';

/** The sizes that words ask for: "at least 300 SKUs", "budgets of £2m"; the number of a standard or a level counts nothing. */
export const sizesIn = ({ figures, words }: Reading): Figure[] =>
  figures.filter((figure) => {
    if (!isSize(figure)) return false;
    if (figure.unit !== '') return true;
    const before = words.findLast(({ end }) => end <= figure.start);
    const next = words.find(({ start }) => start >= figure.end);
    return next?.isContent === true && !(before !== undefined && isAcronym(before));
  });

/** How a line's figures stand to a size that is asked for: as large (or, of a bound above, as small), of its kind and less, or none of its kind. */
export function reach(asked: Figure, figures: readonly Figure[]): 'reached' | 'less' | 'none' {
  const alike = figures.filter(
    (one) =>
      isSize(one) && one.unit === asked.unit && (asked.per === '' || one.per === '' || one.per === asked.per),
  );
  if (alike.length === 0) return 'none';
  const isReached = ({ inUnit }: Figure) =>
    asked.bound === 'under' ? inUnit <= asked.inUnit : inUnit >= asked.inUnit;
  return alike.some(isReached) ? 'reached' : 'less';
}
