import { wordingCheck } from '../wording-check.ts';

export const repetition = wordingCheck(
  {
    id: 'repetition',
    area: 'readability',
    label: 'Repetition',
    looksFor: 'A word used again and again within a few lines',
    why: 'It hides what differs between the lines.',
    source: 'Own rule: seven times in 60 words',
    weight: 4,
  },
  ['repetition'],
);
