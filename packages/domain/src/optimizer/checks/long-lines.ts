import { plural, say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const MOST_WORDS = 32;

export const longLines: Check = {
  id: 'long-lines',
  area: 'readability',
  words: () => ({
    label: say`Short enough lines`,
    looksFor: say`Lines of more than ${MOST_WORDS} words, which run over two lines of the page`,
    why: say`CVs are scanned; few readers reach a third line.`,
  }),
  source: 'Bullet length: Rezi, Resume Worded; the limit is ours',
  weight: 25,
  run: ({ statements }) =>
    shareResult(
      statements
        .filter(({ words }) => words > MOST_WORDS)
        .map((one) =>
          foundStatement(
            one,
            say`${plural(one.words, { one: '# word', other: '# words' })}. Split it in two, or cut the less important half.`,
          ),
        ),
      statements.length,
    ),
};
