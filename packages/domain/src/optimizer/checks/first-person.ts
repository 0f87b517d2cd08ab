import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

export const firstPerson: Check = {
  id: 'first-person',
  area: 'impact',
  label: 'No “I” in lines',
  looksFor: '“I”, “me”, “we” in the lines of your jobs',
  why: 'The whole CV is about you: the line is shorter and stronger without.',
  source: 'Rezi, Enhancv and Resume Worded check personal pronouns',
  weight: 2,
  run: ({ statements, isEnglish }) =>
    isEnglish
      ? shareResult(
          statements
            .filter(({ read }) => read.isFirstPerson)
            .map((one) => foundStatement(one, 'Leave out “I” and “we” and start with the verb.')),
          statements.length,
        )
      : null,
};
