import { wordingCheck } from '../wording-check.ts';

export const doubledWords = wordingCheck(
  {
    id: 'doubled-words',
    area: 'readability',
    label: 'Doubled words',
    looksFor: 'The same word twice in a row',
    why: 'It shows that nobody proofread it.',
    source: 'Candor’s own rule',
    weight: 4,
  },
  ['doubled-word'],
);
