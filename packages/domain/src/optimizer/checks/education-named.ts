import { say } from '../../say/index.ts';
import { missing, shareResult, type Check } from '../check.ts';

export const educationNamed: Check = {
  id: 'education-named',
  area: 'ats',
  words: () => ({
    label: say`School and qualification`,
    looksFor: say`Where you studied, and what you earned`,
    why: say`Employers who ask for a degree search for its name.`,
  }),
  source: 'Fields that applicant systems fill: school, degree, year',
  weight: 2,
  run: ({ document }) =>
    shareResult(
      document.education.flatMap(({ institution, degree }, at) => [
        ...(institution === ''
          ? [missing(`education.${at}.institution`, say`Say where you earned “${degree}”.`)]
          : []),
        ...(degree === ''
          ? [missing(`education.${at}.degree`, say`Say what you studied or earned at ${institution}.`)]
          : []),
      ]),
      2 * document.education.length,
    ),
};
