import { isReadableDate, PRESENT } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

export const datesAlike: Check = {
  id: 'dates-alike',
  area: 'ats',
  words: () => ({
    label: say`Consistent dates`,
    looksFor: say`Months in all jobs, or in none`,
    why: say`Mixed formats make the shorter ones look like gaps.`,
  }),
  source: 'smartresumeanalyzer.com vendor guide: mixed dates break form filling',
  weight: 1,
  run(cv) {
    const dates = cv.jobs.flatMap(({ start, end, path }) =>
      [start, end]
        .filter((one) => one !== '' && one !== PRESENT && isReadableDate(one))
        .map((date) => ({ path, hasMonth: date.length > 4 })),
    );
    const without = dates.filter(({ hasMonth }) => !hasMonth);
    const first = without[0];
    const isMixed = without.length > 0 && without.length < dates.length;
    if (!first || !isMixed) return wholeResult([]);
    return wholeResult([
      foundAt(
        cv,
        `${first.path}.position`,
        say`Some of your jobs have months and this one has none. Use one format for all.`,
      ),
    ]);
  },
};
