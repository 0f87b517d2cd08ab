import { wordingCheck } from '../wording-check.ts';

export const grammar = wordingCheck(
  {
    id: 'grammar',
    area: 'readability',
    label: 'Grammar',
    looksFor: 'Words that do not go together',
    why: 'Many recruiters stop at the first mistake.',
    source: 'Candor’s own rules on English read word by word',
    weight: 10,
  },
  ['grammar'],
);
