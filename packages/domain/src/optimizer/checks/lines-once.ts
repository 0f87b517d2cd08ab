import { readText } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { foundStatement, type Statement } from '../prepared-cv.ts';

/** Shorter lines may well be true of two jobs: "Trained new staff". */
const LEAST_WORDS = 6;
const EACH = 6;
const MOST_PENALTY = 24;

/** The words of a line as they are compared: without case and marks. */
const wordsOf = ({ text }: Statement) =>
  readText(text)
    .words.map(({ lower }) => lower)
    .join(' ');

export const linesOnce: Check = {
  id: 'lines-once',
  area: 'impact',
  words: () => ({
    label: say`Each line once`,
    looksFor: say`The same line in two places`,
    why: say`A reader takes the second one for a slip, and learns nothing from it.`,
  }),
  source: `Candor’s own rule: each line that stands there again takes ${EACH} points of this score`,
  weight: 0,
  run({ statements }) {
    const long = statements.filter(({ words }) => words >= LEAST_WORDS);
    const again = [...Map.groupBy(long, wordsOf).values()].flatMap(([, ...others]) => others);
    return {
      share: 1,
      penalty: Math.min(MOST_PENALTY, EACH * again.length),
      findings: again.map((line) =>
        foundStatement(line, say`This line stands above too. Say what was different here, or leave it out.`),
      ),
    };
  },
};
