import { plural, say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const TIMES = 4;

export const sameOpener: Check = {
  id: 'same-opener',
  area: 'impact',
  words: () => ({
    label: say`Different verbs`,
    looksFor: say`The same verb at the start of ${TIMES} lines or more`,
    why: say`Lines that all start the same way get skipped.`,
  }),
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
        if (!last || lines.length < TIMES) return [];
        const [verb = ''] = last.text.split(' ');
        const message = say`${plural(lines.length, { one: '# line begins', other: '# lines begin' })} with “${verb}”. Another verb may be more precise.`;
        return [foundStatement(last, message)];
      }),
    );
  },
};
