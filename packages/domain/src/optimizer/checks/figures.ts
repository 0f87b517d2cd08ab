import { say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';
import { readsFigures, statesFigure } from '../states-figure.ts';

const WANTED = 0.5;
const MOST = 3;

export const figures: Check = {
  id: 'figures',
  area: 'impact',
  words: () => ({
    label: say`Lines with a figure`,
    looksFor: say`How many, how often, how much: in half of your lines`,
    why: say`Figures are what readers can compare and ask about.`,
  }),
  source: 'Quantified results: Swiff 15 %, ResumeFit 25 %; weight 40 and the half are ours',
  weight: 40,
  run({ statements, isEnglish, language }) {
    if (statements.length === 0 || !(isEnglish || readsFigures(language))) return null;
    const without = statements.filter(({ text }) => !statesFigure(text));
    const share = Math.min(1, (statements.length - without.length) / (WANTED * statements.length));
    // The newest lines first: those are read.
    const findings =
      share >= 1
        ? []
        : without
            .slice(0, MOST)
            .map((one) =>
              foundStatement(one, say`How many, how often or how much? Adding a figure makes this stronger.`),
            );
    return { share, findings };
  },
};
