import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const spelling = wordingCheck(
  {
    id: 'spelling',
    area: 'readability',
    words: () => ({
      label: say`Spelling`,
      looksFor: say`Words that are misspelled`,
      why: say`Many recruiters stop at the first mistake.`,
    }),
    source: 'Our own list of common misspellings',
    weight: 15,
  },
  ['spelling'],
);
