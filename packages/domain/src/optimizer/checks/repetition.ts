import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const repetition = wordingCheck(
  {
    id: 'repetition',
    area: 'readability',
    words: () => ({
      label: say`Repetition`,
      looksFor: say`A word repeated within a few lines`,
      why: say`It hides the differences between lines.`,
    }),
    source: 'Candor’s own rule: seven times in 60 words',
    weight: 4,
  },
  ['repetition'],
);
