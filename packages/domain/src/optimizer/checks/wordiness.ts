import { wordingCheck } from '../wording-check.ts';

export const wordiness = wordingCheck(
  {
    id: 'wordiness',
    area: 'readability',
    label: 'Wordiness',
    looksFor: 'Phrases that say the same in fewer words',
    why: 'Room on a CV is short.',
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
    weight: 6,
  },
  ['wordy', 'filler', 'complex-word'],
);
