import { isReadableDate, monthOfCentury, PRESENT } from '../../cv/index.ts';
import { counted } from '../../text/index.ts';
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

const lasting = (months: number) =>
  months < 2 * YEAR ? counted(months, 'month') : `about ${counted(Math.round(months / YEAR), 'year')}`;

export const jobsOverlap: Check = {
  id: 'jobs-overlap',
  area: 'ats',
  label: 'Two jobs at once',
  looksFor: `Two jobs that overlap by ${LEAST_MONTHS} months or more`,
  why: 'Many people hold two jobs; a wrong date looks the same. Only you know, so it costs no points.',
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
        const question = `Did you hold this job and “${name}” at the same time, for ${lasting(months)}? If so, leave it, or say that one was part-time. If not, check the dates.`;
        return foundAt({ places, text }, `${earlier.path}.position`, question);
      }),
    };
  },
};
