import { wordingCheck } from '../wording-check.ts';

export const repetition = wordingCheck(
  {
    id: 'repetition',
    area: 'readability',
    label: 'Repetition',
    looksFor: 'A word repeated within a few lines',
    why: 'It hides the differences between lines.',
    source: 'Candor’s own rule: seven times in 60 words',
    weight: 4,
  },
  ['repetition'],
);
