import { compareDates, PRESENT } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

export const datesInOrder: Check = {
  id: 'dates-in-order',
  area: 'ats',
  words: () => ({
    label: say`Start before end`,
    looksFor: say`Jobs that end after they begin, and none that began in the future`,
    why: say`One wrong digit makes years of experience disappear.`,
  }),
  source: 'Candor’s own rule',
  weight: 3,
  run: (cv) =>
    wholeResult(
      cv.jobs.flatMap(({ start, end, path }) => {
        if (
          end !== '' &&
          end !== PRESENT &&
          compareDates(start, end) > 0 &&
          !end.startsWith(start) &&
          !start.startsWith(end)
        )
          return [foundAt(cv, `${path}.position`, say`This job ends before it begins. Check its dates.`)];
        const isAhead =
          compareDates(start.slice(0, 7), cv.today) > 0 &&
          start !== PRESENT &&
          start.slice(0, 4) > cv.today.slice(0, 4);
        return isAhead
          ? [foundAt(cv, `${path}.position`, say`This job begins in the future. Check its dates.`)]
          : [];
      }),
    ),
};
