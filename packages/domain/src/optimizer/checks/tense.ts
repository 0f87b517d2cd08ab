import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

export const tense: Check = {
  id: 'tense',
  area: 'impact',
  words: () => ({
    label: say`Tense by job`,
    looksFor: say`Jobs that are over, told in the present`,
    why: say`The present says that you still do it.`,
  }),
  source: 'Rezi and Resume Worded check tense; our own reading of English',
  weight: 2,
  run({ jobs, isEnglish }) {
    if (!isEnglish) return null;
    const over = jobs
      .filter(({ isCurrent, end }) => !isCurrent && end !== '')
      .flatMap(({ statements }) => statements);
    const read = over.filter((one) => one.read.tense !== null);
    return shareResult(
      read
        .filter((one) => one.read.tense === 'present')
        .map((one) => foundStatement(one, say`This job is over: tell it in the past.`)),
      read.length,
    );
  },
};
