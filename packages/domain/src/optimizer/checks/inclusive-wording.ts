import { wordingCheck } from '../wording-check.ts';

export const inclusiveWording = wordingCheck(
  {
    id: 'inclusive-wording',
    area: 'readability',
    label: 'Inclusive wording',
    looksFor: 'Words that leave people out',
    why: 'Some readers stop there.',
    source: 'APA Publication Manual 7, 2020, chapter 5',
    weight: 2,
  },
  ['inclusive'],
);
