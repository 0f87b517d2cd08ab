import { plural, say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { countWords } from '../count-words.ts';
import { foundAt } from '../prepared-cv.ts';

const MOST_WORDS = 110;

export const summaryLength: Check = {
  id: 'summary-length',
  area: 'readability',
  words: () => ({
    label: say`Length of the summary`,
    looksFor: say`A summary of at most ${MOST_WORDS} words`,
    why: say`After six lines it gets skipped.`,
  }),
  source: 'Own limit',
  weight: 6,
  run(cv) {
    const words = countWords(cv.document.summary);
    if (cv.document.summary === '') return null;
    return wholeResult(
      words > MOST_WORDS
        ? [
            foundAt(
              cv,
              'summary',
              say`Your summary has ${plural(words, { one: '# word', other: '# words' })}. Keep what suits the job you want.`,
            ),
          ]
        : [],
    );
  },
};
