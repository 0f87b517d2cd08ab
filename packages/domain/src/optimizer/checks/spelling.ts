import { wordingCheck } from '../wording-check.ts';

export const spelling = wordingCheck(
  {
    id: 'spelling',
    area: 'readability',
    label: 'Spelling',
    looksFor: 'Words that are misspelled',
    why: 'Many recruiters stop at the first mistake.',
    source: 'Our own list of common misspellings',
    weight: 15,
  },
  ['spelling'],
);
