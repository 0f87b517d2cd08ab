import type { Check } from '../check.ts';
import { yearsOfWork } from '../../writing/index.ts';
import { plural, say } from '../../say/index.ts';

/** Fewer words hold the overall score, which says so. */
export const LEAST = 200;
const MOST = 800;
/** Longer careers and academic CVs have more to tell. */
const MOST_LONG = 1_100;
const LONG_CAREER = 10;

export const length: Check = {
  id: 'length',
  area: 'ats',
  words: () => ({
    label: say`Length`,
    looksFor: say`${LEAST} to ${MOST} words, up to ${MOST_LONG} after ${LONG_CAREER} years of work`,
    why: say`Half of all CVs have 386 to 896 words, and ratings fall above 800 to 900.`,
  }),
  source: 'RezScore, corpus of CVs; the product’s own range of 200 to 800 words',
  weight: 5,
  run({ words, document, today }) {
    const most = (yearsOfWork(document.experience, today) ?? 0) >= LONG_CAREER ? MOST_LONG : MOST;
    const share = words < LEAST ? words / LEAST : words > most ? Math.max(0, 1 - (words - most) / most) : 1;
    const message =
      words < LEAST
        ? say`Your CV has ${plural(words, { one: '# word', other: '# words' })}. From ${LEAST} words there’s enough to judge you by.`
        : say`Your CV has ${plural(words, { one: '# word', other: '# words' })}. Readers lose interest above ${most} words.`;
    return { share, findings: share === 1 ? [] : [{ path: '', message, span: null, words: '' }] };
  },
};
