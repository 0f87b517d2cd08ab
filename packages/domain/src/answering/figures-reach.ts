import type { Figure } from '../text/index.ts';

/** Time asked for is counted by dates; an ordinal and a vague many are no size. */
const isSize = ({ unit, form }: Figure) => form === 'number' && unit !== 'month';

/** The sizes that words ask for: "at least 300 SKUs", "budgets of £2m". */
export const sizesIn = (figures: readonly Figure[]): Figure[] => figures.filter(isSize);

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
