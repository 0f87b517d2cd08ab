import { prepareText } from '../../improving/index.ts';
import { otherSpellings } from '../../improving/index.ts';
import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { pathAt } from '../prepared-cv.ts';

export const mixedEnglish: Check = {
  id: 'mixed-english',
  area: 'readability',
  words: () => ({
    label: say`Consistent spelling`,
    looksFor: say`British and American spelling in one CV`,
    why: say`It looks like someone else’s words.`,
  }),
  source: 'Oxford and Merriam-Webster dictionaries, by our list of pairs',
  weight: 4,
  run(cv) {
    if (!cv.isEnglish) return null;
    const own = cv.statements.map(({ span }) => span);
    const summary = cv.places.get('summary');
    const { tokens } = prepareText(cv.text);
    const inside = tokens.filter(({ span }) =>
      [...own, ...(summary ? [summary] : [])].some(
        ({ start, end }) => start <= span.start && span.end <= end,
      ),
    );
    // Names keep their spelling.
    const words = inside.filter(({ text }) => /^\p{Ll}/u.test(text));
    const of = (variant: 'british' | 'american') =>
      words.filter(({ lower }) => otherSpellings[variant].has(lower));
    // A word of the other English is one that has a spelling in ours.
    const [american, british] = [of('british'), of('american')];
    if (american.length === 0 || british.length === 0) return wholeResult([]);
    const isBritish = british.length >= american.length;
    const few = isBritish ? american : british;
    return wholeResult(
      few.map(({ text, lower, span }) => {
        const right = otherSpellings[isBritish ? 'british' : 'american'].get(lower) ?? '';
        return {
          path: pathAt(cv, span),
          message: isBritish ? say`The rest is British: “${right}”.` : say`The rest is American: “${right}”.`,
          span,
          words: text,
          replacement: right,
        };
      }),
    );
  },
};
