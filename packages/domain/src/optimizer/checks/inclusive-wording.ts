import { wordingCheck } from '../wording-check.ts';

export const inclusiveWording = wordingCheck(
  {
    id: 'inclusive-wording',
    area: 'readability',
    label: 'Inclusive wording',
    looksFor: 'Words that exclude people',
    why: 'They put some readers off.',
    source: 'APA Publication Manual 7, 2020, chapter 5',
    weight: 2,
  },
  ['inclusive'],
);
