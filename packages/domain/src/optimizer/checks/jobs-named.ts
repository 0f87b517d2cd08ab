import { missing, shareResult, type Check } from '../check.ts';

export const jobsNamed: Check = {
  id: 'jobs-named',
  area: 'ats',
  label: 'Employer and position',
  looksFor: 'Your employer and title in every job',
  why: 'A job without them is filed wrongly, or not at all.',
  source: 'Fields that applicant systems fill: employer, title, start, end',
  weight: 4,
  run: ({ jobs }) =>
    shareResult(
      jobs.flatMap(({ company, position, path }) => [
        ...(company === ''
          ? [missing(`${path}.company`, `Say who you worked for${position === '' ? '' : ` as ${position}`}.`)]
          : []),
        ...(position === ''
          ? [missing(`${path}.position`, `Say what your job was${company === '' ? '' : ` at ${company}`}.`)]
          : []),
      ]),
      2 * jobs.length,
    ),
};
