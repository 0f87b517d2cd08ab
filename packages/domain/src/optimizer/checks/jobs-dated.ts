import { say } from '../../say/index.ts';
import { missing, shareResult, type Check } from '../check.ts';
import type { Job } from '../prepared-cv.ts';

type Named = Pick<Job, 'company' | 'position'>;

function askDates({ company, position }: Named): string {
  const job = position === '' ? company : position;
  if (job === '') return say`Add dates to this job.`;
  return position === '' || company === ''
    ? say`Add dates to ${job}.`
    : say`Add dates to ${position} at ${company}.`;
}

function askEnd({ company, position }: Named): string {
  const job = position === '' ? company : position;
  if (job === '') return say`Say when this job ended.`;
  return position === '' || company === ''
    ? say`Say when ${job} ended.`
    : say`Say when ${position} at ${company} ended.`;
}

export const jobsDated: Check = {
  id: 'jobs-dated',
  area: 'ats',
  words: () => ({
    label: say`Dates of jobs`,
    looksFor: say`When each job began and ended`,
    why: say`Years of experience are counted from these dates; without them a job doesn’t count.`,
  }),
  source: 'smartresumeanalyzer.com vendor guide: missing dates break form filling',
  weight: 5,
  run: ({ jobs }) =>
    shareResult(
      jobs.flatMap(({ start, end, company, position, path, isCurrent }) => {
        if (start === '' && end === '') return [missing(`${path}.start`, askDates({ company, position }))];
        return end === '' && !isCurrent ? [missing(`${path}.end`, askEnd({ company, position }))] : [];
      }),
      jobs.length,
    ),
};
