import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const passive = wordingCheck(
  {
    id: 'passive',
    area: 'impact',
    words: () => ({
      label: say`Active lines`,
      looksFor: say`Lines that hide who did it: “was done”`,
      why: say`Readers want to know what you did.`,
    }),
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.1.i',
    weight: 2,
  },
  ['passive'],
  // "Trained two developers, one of whom was promoted": what the line is about is said in its first words.
  ({ read }) => read.isVerbLed !== true,
);
