import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

export const tense: Check = {
  id: 'tense',
  area: 'impact',
  label: 'Tense by job',
  looksFor: 'Jobs that are over, told in the present',
  why: 'The present says that you still do it.',
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
        .map((one) => foundStatement(one, 'This job is over: tell it in the past.')),
      read.length,
    );
  },
};
