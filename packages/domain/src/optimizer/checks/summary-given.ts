import { say } from '../../say/index.ts';
import { missing, wholeResult, type Check } from '../check.ts';

export const summaryGiven: Check = {
  id: 'summary-given',
  area: 'impact',
  words: () => ({
    label: say`Summary`,
    looksFor: say`Two or three sentences at the top that say who you are`,
    why: say`It’s what a recruiter reads first, and often all they read.`,
  }),
  source: 'Section weights of public checkers: summary 15 of 100',
  weight: 6,
  run: ({ document }) =>
    wholeResult(
      document.summary === ''
        ? [missing('summary', say`Add two or three sentences on who you are and what you have done.`)]
        : [],
    ),
};
