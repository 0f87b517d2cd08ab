import { wholeResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const TIMES = 4;

export const sameOpener: Check = {
  id: 'same-opener',
  area: 'impact',
  label: 'Different verbs',
  looksFor: `The same verb at the start of ${TIMES} lines or more`,
  why: 'Lines that all start the same way get skipped.',
  source: 'Repetition: Rezi, Enhancv; the limit is ours',
  weight: 2,
  run({ statements, isEnglish }) {
    if (!isEnglish) return null;
    const byVerb = Map.groupBy(
      statements.filter(({ read }) => read.verb !== ''),
      ({ read }) => read.verb,
    );
    return wholeResult(
      [...byVerb.values()].flatMap((lines) => {
        const last = lines.at(-1);
        return last && lines.length >= TIMES
          ? [
              foundStatement(
                last,
                `${lines.length} lines begin with “${last.text.split(' ')[0]}”. Another verb may be more precise.`,
              ),
            ]
          : [];
      }),
    );
  },
};
