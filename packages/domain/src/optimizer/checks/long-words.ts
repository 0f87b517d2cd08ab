import { say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import type { Check } from '../check.ts';

const LONG = 13;
const MOST_PERCENT = 12;
const MOST_SHARE = MOST_PERCENT / 100;

export const longWords: Check = {
  id: 'long-words',
  area: 'readability',
  words: () => ({
    label: say`Plain words`,
    looksFor: say`Words of ${LONG} letters or more: at most ${MOST_PERCENT} % of your lines`,
    why: say`Long words slow readers down more than long lines.`,
  }),
  source: 'After R. Gunning, The Technique of Clear Writing, 1952; the share is ours, for CVs',
  weight: 8,
  run({ statements, document, isEnglish }) {
    if (!isEnglish) return null;
    const words = [document.summary, ...statements.map(({ text }) => text)].join(' ').match(/\p{L}+/gu) ?? [];
    if (words.length < 50) return null;
    const long = words.filter((word) => word.length >= LONG && word === word.toLowerCase());
    const part = long.length / words.length;
    const share = part <= MOST_SHARE ? 1 : Math.max(0, 1 - (part - MOST_SHARE) / MOST_SHARE);
    const some = spokenList([...new Set(long)].slice(0, 4).map((word) => say`“${word}”`));
    return {
      share,
      findings:
        share === 1
          ? []
          : [
              {
                path: '',
                message: say`Many long words, such as ${some}. Shorter ones read faster.`,
                span: null,
                words: '',
              },
            ],
    };
  },
};
