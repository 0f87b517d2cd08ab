import { say } from '../../say/index.ts';
import { missing, type Check } from '../check.ts';
import { statesOutcome } from '../states-outcome.ts';

const WANTED = 0.25;
/** The languages whose words for a result are known. */
const READ = new Set('en de fr es nl'.split(' '));

export const outcomes: Check = {
  id: 'outcomes',
  area: 'impact',
  words: () => ({
    label: say`Lines with results`,
    looksFor: say`A result behind what you did: in a quarter of your lines`,
    why: say`Duties say what the job was; results show what you achieved in it.`,
  }),
  source: 'Impact: Swiff 15 %, ResumeFit 25 %; weight 15 and the quarter are ours',
  weight: 15,
  run({ statements, isEnglish, language }) {
    if (statements.length === 0 || !(isEnglish || READ.has(language.slice(0, 2)))) return null;
    const withOutcome = statements.filter(({ text }) => statesOutcome(text)).length;
    const share = Math.min(1, withOutcome / Math.max(1, Math.floor(WANTED * statements.length)));
    const findings =
      share >= 1
        ? []
        : [
            missing(
              'experience',
              withOutcome === 0
                ? say`No line says what your work achieved. Add it where you can.`
                : say`Few lines say what your work achieved. Add it where you can.`,
            ),
          ];
    return { share, findings };
  },
};
