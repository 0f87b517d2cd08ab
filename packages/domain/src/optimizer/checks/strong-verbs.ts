import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const LEAST_WORDS = 4;

export const strongVerbs: Check = {
  id: 'strong-verbs',
  area: 'impact',
  words: () => ({
    label: say`Lines that open with a verb`,
    looksFor: say`What you did, first: “Trained two apprentices”`,
    why: say`Someone skimming sees the first words of each line.`,
  }),
  source: 'Action verbs: Jobscan, VMock, MyResumeKit; weight 35 is ours',
  weight: 35,
  run({ statements }) {
    const read = statements.filter(
      ({ read: { isVerbLed }, words }) => isVerbLed !== null && words >= LEAST_WORDS,
    );
    return shareResult(
      read
        .filter(({ read: { isVerbLed } }) => isVerbLed === false)
        .map((one) => foundStatement(one, say`Start with what you did.`)),
      read.length,
    );
  },
};
