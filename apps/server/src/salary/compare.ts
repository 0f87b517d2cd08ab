import { describePay, shownTitle, type Country, type Pay } from '@candor/domain/salary';
import { payFacts, relatedOccupations } from '@candor/occupations';

const MOST_COMPARED = 5;

/** The nearest related occupations that the country publishes pay of, each row once, named as its table names them. */
export function comparisonsOf(code: string, country: Country, pay: Pay) {
  const rows = new Set([pay.row]);
  const compared = relatedOccupations(code).flatMap((other) => {
    const theirs = describePay(payFacts(other, country));
    if (!theirs || rows.has(theirs.row)) return [];
    rows.add(theirs.row);
    const { average, distribution, publishedAs } = theirs;
    const difference = average - pay.average;
    return [
      {
        code: other,
        position: shownTitle(publishedAs),
        averageSalary: average,
        difference,
        percentageDiff: Math.round((1000 * difference) / pay.average) / 10,
        distribution,
      },
    ];
  });
  return compared.slice(0, MOST_COMPARED);
}
