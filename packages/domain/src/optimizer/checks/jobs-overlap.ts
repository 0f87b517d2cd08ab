import { isReadableDate, monthOfCentury, PRESENT } from '../../cv/index.ts';
import { plural, say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { foundAt, type Job } from '../prepared-cv.ts';

/** Of handing over from one job to the next nobody has to be asked. */
const LEAST_MONTHS = 3;
const MOST_ASKED = 3;
const YEAR = 12;

/** The months that a job surely lasted, from and to: of a year without a month its end and its beginning. */
function surely({ start, end }: Job, today: string): { from: number; to: number } | null {
  const isDated = [start, end].every((date) => date === PRESENT || isReadableDate(date));
  if (!isDated || start === PRESENT) return null;
  const from = monthOfCentury(start.length === 4 ? `${start}-12` : start, today);
  const to = monthOfCentury(end.length === 4 ? `${end}-01` : end, today);
  return from === null || to === null ? null : { from, to };
}

/** Asks whether a job and another one of this name were held at once for so long. */
function questionOn(name: string, months: number): string {
  const years = Math.round(months / YEAR);
  return months < 2 * YEAR
    ? say`Did you hold this job and “${name}” at the same time, for ${plural(months, { one: '# month', other: '# months' })}? If so, leave it, or say that one was part-time. If not, check the dates.`
    : say`Did you hold this job and “${name}” at the same time, for about ${plural(years, { one: '# year', other: '# years' })}? If so, leave it, or say that one was part-time. If not, check the dates.`;
}

export const jobsOverlap: Check = {
  id: 'jobs-overlap',
  area: 'ats',
  words: () => ({
    label: say`Two jobs at once`,
    looksFor: say`Two jobs that overlap by ${LEAST_MONTHS} months or more`,
    why: say`Many people hold two jobs; a wrong date looks the same. Only you know, so it costs no points.`,
  }),
  source: 'Candor’s own rule',
  weight: 0,
  run({ jobs, places, text, today }) {
    const times = jobs.flatMap((job) => {
      const time = surely(job, today);
      return time ? [{ job, ...time }] : [];
    });
    const pairs = times.flatMap((one, at) =>
      times.slice(at + 1).flatMap((other) => {
        const months = Math.min(one.to, other.to) - Math.max(one.from, other.from);
        return months >= LEAST_MONTHS ? [{ earlier: other.job, later: one.job, months }] : [];
      }),
    );
    return {
      share: 1,
      findings: pairs.slice(0, MOST_ASKED).map(({ earlier, later, months }) => {
        const name = [later.position, later.company].filter((part) => part !== '').join(', ');
        return foundAt({ places, text }, `${earlier.path}.position`, questionOn(name, months));
      }),
    };
  },
};
