import { say } from '../../say/index.ts';
import { missing, shareResult, type Check } from '../check.ts';

export const jobsNamed: Check = {
  id: 'jobs-named',
  area: 'ats',
  words: () => ({
    label: say`Employer and position`,
    looksFor: say`Your employer and title in every job`,
    why: say`A job without them is filed wrongly, or not at all.`,
  }),
  source: 'Fields that applicant systems fill: employer, title, start, end',
  weight: 4,
  run: ({ jobs }) =>
    shareResult(
      jobs.flatMap(({ company, position, path }) => [
        ...(company === ''
          ? [
              missing(
                `${path}.company`,
                position === '' ? say`Say who you worked for.` : say`Say who you worked for as ${position}.`,
              ),
            ]
          : []),
        ...(position === ''
          ? [
              missing(
                `${path}.position`,
                company === '' ? say`Say what your job was.` : say`Say what your job was at ${company}.`,
              ),
            ]
          : []),
      ]),
      2 * jobs.length,
    ),
};
