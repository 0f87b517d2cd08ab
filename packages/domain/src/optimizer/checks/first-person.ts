import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

export const firstPerson: Check = {
  id: 'first-person',
  area: 'impact',
  words: () => ({
    label: say`No “I” in lines`,
    looksFor: say`“I”, “me”, “we” in the lines of your jobs`,
    why: say`The whole CV is about you: the line is shorter and stronger without.`,
  }),
  source: 'Rezi, Enhancv and Resume Worded check personal pronouns',
  weight: 2,
  run: ({ statements, isEnglish }) =>
    isEnglish
      ? shareResult(
          statements
            .filter(({ read }) => read.isFirstPerson)
            .map((one) => foundStatement(one, say`Leave out “I” and “we” and start with the verb.`)),
          statements.length,
        )
      : null,
};
