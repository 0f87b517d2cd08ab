import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const vagueWords = wordingCheck(
  {
    id: 'vague-words',
    area: 'impact',
    words: () => ({
      label: say`Vague words`,
      looksFor: say`Words that claim much, or make your own work smaller`,
      why: say`A figure or an example says more.`,
    }),
    source: 'W. Strunk, The Elements of Style, 1918; K. Hyland, 1998',
    weight: 2,
  },
  ['weasel', 'hedge'],
);
