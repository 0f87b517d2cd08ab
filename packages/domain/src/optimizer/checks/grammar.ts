import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const grammar = wordingCheck(
  {
    id: 'grammar',
    area: 'readability',
    words: () => ({
      label: say`Grammar`,
      looksFor: say`Words that do not go together`,
      why: say`Many recruiters stop at the first mistake.`,
    }),
    source: 'Candor’s own rules on English read word by word',
    weight: 10,
  },
  ['grammar'],
);
