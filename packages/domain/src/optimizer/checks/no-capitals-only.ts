import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const LEAST_WORDS = 4;

export const noCapitalsOnly: Check = {
  id: 'no-capitals-only',
  area: 'ats',
  words: () => ({
    label: say`No lines in capitals`,
    looksFor: say`Lines written entirely in capitals`,
    why: say`Machines take them for headings, and people read them as shouting.`,
  }),
  source: 'atsscorecheckonline: -10 for capitals only',
  weight: 3,
  run: ({ statements }) =>
    shareResult(
      statements
        .filter(
          ({ text, words }) =>
            words >= LEAST_WORDS && text === text.toUpperCase() && text !== text.toLowerCase(),
        )
        .map((one) => foundStatement(one, say`Use normal capitalization here.`)),
      statements.length,
    ),
};
