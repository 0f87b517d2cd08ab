import { isReadableDate, monthsBetween, PRESENT } from '../../cv/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt, type PreparedCv } from '../prepared-cv.ts';

const LEAST_MONTHS = 18;
const BEGINNING = '1900-01';
/** A course of which only the end is known. */
const MONTHS_OF_COURSE = 48;
const YEAR = 12;

interface Stretch {
  from: number;
  to: number;
}

/** What accounts for time: work, study, and all that stands with its dates elsewhere in the CV. */
function stretchesOf({ document, today }: PreparedCv): Stretch[] {
  const { experience, education, projects, custom } = document;
  const at = (date: string) => monthsBetween(BEGINNING, date === PRESENT ? today : date, today);
  const told = [...experience, ...education, ...projects, ...custom.flatMap(({ entries }) => entries)];
  return told.flatMap(({ start, end }): Stretch[] => {
    const [from, to] = [at(start), at(end)];
    if (from === null && to === null) return [];
    const last = to ?? (from ?? 0) + YEAR;
    // A year alone may mean its December.
    const isYear = /^\d{4}$/u.test(to === null ? start : end);
    return [{ from: from ?? last - MONTHS_OF_COURSE, to: isYear ? last + YEAR : last }];
  });
}

export const gaps: Check = {
  id: 'gaps',
  area: 'ats',
  label: 'Time between jobs',
  looksFor: `More than ${LEAST_MONTHS} months between two jobs that nothing accounts for`,
  why: 'Nobody owes a reason. A line such as “Family care, 2019 to 2021” keeps a reader from guessing.',
  source: 'ResumeGeni checks chronology and gaps; the limit is ours',
  weight: 1,
  run(cv) {
    // A job whose time is not known may be the one in between.
    if (cv.jobs.some(({ start }) => start === PRESENT || !isReadableDate(start))) return null;
    const stretches = stretchesOf(cv);
    return wholeResult(
      cv.jobs.flatMap(({ start, path }) => {
        const began = monthsBetween(BEGINNING, start, cv.today) ?? 0;
        const before = stretches.filter(({ from }) => from < began);
        const months = began - Math.max(...before.map(({ to }) => to));
        const isFirst = cv.jobs.every((job) => (monthsBetween(BEGINNING, job.start, cv.today) ?? 0) >= began);
        if (isFirst || months < LEAST_MONTHS) return [];
        const years = Math.round((10 * months) / YEAR) / 10;
        return [
          foundAt(
            cv,
            `${path}.position`,
            `About ${years} years before this job are not accounted for. If you like, add a line for them.`,
          ),
        ];
      }),
    );
  },
};
