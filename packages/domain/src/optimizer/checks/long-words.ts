import type { Check } from '../check.ts';

const LONG = 13;
const MOST_SHARE = 0.12;

export const longWords: Check = {
  id: 'long-words',
  area: 'readability',
  label: 'Plain words',
  looksFor: `Words of ${LONG} letters or more: at most ${MOST_SHARE * 100} % of your lines`,
  why: 'Long words slow readers down more than long lines.',
  source: 'After R. Gunning, The Technique of Clear Writing, 1952; the share is ours, for CVs',
  weight: 8,
  run({ statements, document, isEnglish }) {
    if (!isEnglish) return null;
    const words = [document.summary, ...statements.map(({ text }) => text)].join(' ').match(/\p{L}+/gu) ?? [];
    if (words.length < 50) return null;
    const long = words.filter((word) => word.length >= LONG && word === word.toLowerCase());
    const part = long.length / words.length;
    const share = part <= MOST_SHARE ? 1 : Math.max(0, 1 - (part - MOST_SHARE) / MOST_SHARE);
    const some = [...new Set(long)]
      .slice(0, 4)
      .map((word) => `“${word}”`)
      .join(', ');
    return {
      share,
      findings:
        share === 1
          ? []
          : [
              {
                path: '',
                message: `Many long words, such as ${some}. Shorter ones read faster.`,
                span: null,
                words: '',
              },
            ],
    };
  },
};
