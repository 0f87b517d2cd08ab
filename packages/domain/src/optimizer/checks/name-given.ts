import { say } from '../../say/index.ts';
import { missing, wholeResult, type Check } from '../check.ts';

export const nameGiven: Check = {
  id: 'name-given',
  area: 'ats',
  words: () => ({
    label: say`Name`,
    looksFor: say`Your name at the top of the CV`,
    why: say`Applicant tracking systems file you under it.`,
  }),
  source: 'Contact weights of public CV checkers: name 20 of 100',
  weight: 4,
  run: ({ document }) =>
    wholeResult(
      document.basics.name === '' ? [missing('basics.name', say`Add your full name at the top.`)] : [],
    ),
};
