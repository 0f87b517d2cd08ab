import { missing, shareResult, type Check } from '../check.ts';

export const jobsDated: Check = {
  id: 'jobs-dated',
  area: 'ats',
  label: 'Dates of jobs',
  looksFor: 'When each job began and ended',
  why: 'Years of experience are counted from these dates; without them a job doesn’t count.',
  source: 'smartresumeanalyzer.com vendor guide: missing dates break form filling',
  weight: 5,
  run: ({ jobs }) =>
    shareResult(
      jobs.flatMap(({ start, end, company, position, path, isCurrent }) => {
        const job = [position, company].filter((part) => part !== '').join(' at ');
        if (start === '' && end === '')
          return [missing(`${path}.start`, `Add dates to ${job === '' ? 'this job' : job}.`)];
        return end === '' && !isCurrent
          ? [missing(`${path}.end`, `Say when ${job === '' ? 'this job' : job} ended.`)]
          : [];
      }),
      jobs.length,
    ),
};
