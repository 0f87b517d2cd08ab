import { describePay, type Country, type Pay } from '@candor/domain/salary';
import { occupationTitle, payFacts, relatedOccupations } from '@candor/occupations';

const MOST_COMPARED = 5;

/**
 * The nearest related occupations that the country has figures of. Those of a row not shown yet come first: one that a
 * source publishes together with another tells nothing new.
 */
export function comparisonsOf(code: string, country: Country, pay: Pay) {
  const rows = new Set([pay.row]);
  const compared = relatedOccupations(code).flatMap((other) => {
    const position = occupationTitle(other);
    const theirs = describePay(payFacts(other, country));
    if (position === null || !theirs) return [];
    const { average, distribution, confidence, row } = theirs;
    const isNew = !rows.has(row);
    rows.add(row);
    const difference = average - pay.average;
    const comparison = {
      code: other,
      position,
      averageSalary: average,
      difference,
      percentageDiff: Math.round((1000 * difference) / pay.average) / 10,
      distribution,
      confidence,
      sharesRow: row === pay.row,
    };
    return [{ isNew, comparison }];
  });
  const isNewFirst = [...compared.filter(({ isNew }) => isNew), ...compared.filter(({ isNew }) => !isNew)];
  return isNewFirst.slice(0, MOST_COMPARED).map(({ comparison }) => comparison);
}
