import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const inclusiveWording = wordingCheck(
  {
    id: 'inclusive-wording',
    area: 'readability',
    words: () => ({
      label: say`Inclusive wording`,
      looksFor: say`Words that exclude people`,
      why: say`They put some readers off.`,
    }),
    source: 'APA Publication Manual 7, 2020, chapter 5',
    weight: 2,
  },
  ['inclusive'],
);
