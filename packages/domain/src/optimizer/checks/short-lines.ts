import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const LEAST_WORDS = 3;

export const shortLines: Check = {
  id: 'short-lines',
  area: 'readability',
  words: () => ({
    label: say`Detailed enough lines`,
    looksFor: say`Lines of fewer than ${LEAST_WORDS} words`,
    why: say`A single word doesn’t say what you did.`,
  }),
  source: 'Bullet length: Rezi, Resume Worded; the limit is ours',
  weight: 8,
  run: ({ statements }) =>
    shareResult(
      statements
        .filter(({ words }) => words < LEAST_WORDS)
        .map((one) => foundStatement(one, say`Say what you did: what you used, for whom, how much.`)),
      statements.length,
    ),
};
