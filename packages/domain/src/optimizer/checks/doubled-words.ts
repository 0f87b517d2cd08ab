import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const doubledWords = wordingCheck(
  {
    id: 'doubled-words',
    area: 'readability',
    words: () => ({
      label: say`Doubled words`,
      looksFor: say`The same word twice in a row`,
      why: say`It shows that nobody proofread it.`,
    }),
    source: 'Candor’s own rule',
    weight: 4,
  },
  ['doubled-word'],
);
