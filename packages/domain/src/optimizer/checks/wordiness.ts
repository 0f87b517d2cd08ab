import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const wordiness = wordingCheck(
  {
    id: 'wordiness',
    area: 'readability',
    words: () => ({
      label: say`Wordiness`,
      looksFor: say`Phrases that say the same in fewer words`,
      why: say`Room on a CV is short.`,
    }),
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
    weight: 6,
  },
  ['wordy', 'filler', 'complex-word'],
);
