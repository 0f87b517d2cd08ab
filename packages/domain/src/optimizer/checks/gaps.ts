import { isReadableDate, monthOfCentury, PRESENT, accountedTime } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { spokenLocale } from '../../say/speaker.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const LEAST_MONTHS = 18;
const YEAR = 12;

export const gaps: Check = {
  id: 'gaps',
  area: 'ats',
  words: () => ({
    label: say`Time between jobs`,
    looksFor: say`More than ${LEAST_MONTHS} unexplained months between two jobs`,
    why: say`Nobody owes a reason. A line such as “Family care, 2019 to 2021” keeps a reader from guessing.`,
  }),
  source: 'ResumeGeni checks chronology and gaps; the limit is ours',
  weight: 1,
  run(cv) {
    // A job whose time is not known may be the one in between.
    if (cv.jobs.some(({ start }) => start === PRESENT || !isReadableDate(start))) return null;
    const stretches = accountedTime(cv.document, cv.today);
    return wholeResult(
      cv.jobs.flatMap(({ start, path }) => {
        const began = monthOfCentury(start, cv.today) ?? 0;
        const before = stretches.filter(({ from }) => from < began);
        const months = began - Math.max(...before.map(({ to }) => to));
        const isFirst = cv.jobs.every((job) => (monthOfCentury(job.start, cv.today) ?? 0) >= began);
        if (isFirst || months < LEAST_MONTHS) return [];
        const years = new Intl.NumberFormat(spokenLocale(), { maximumFractionDigits: 1 }).format(
          months / YEAR,
        );
        return [
          foundAt(
            cv,
            `${path}.position`,
            say`About ${years} years before this job are unexplained. If you like, add a line about them.`,
          ),
        ];
      }),
    );
  },
};
