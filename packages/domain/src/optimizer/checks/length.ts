import type { Check } from '../check.ts';
import { yearsOfWork } from '../../writing/index.ts';

/** Fewer words hold the overall score, which says so. */
export const LEAST = 200;
const MOST = 800;
/** Longer careers and academic CVs have more to tell. */
const MOST_LONG = 1_100;
const LONG_CAREER = 10;

export const length: Check = {
  id: 'length',
  area: 'ats',
  label: 'Length',
  looksFor: `${LEAST} to ${MOST} words, up to ${MOST_LONG} after ${LONG_CAREER} years of work`,
  why: 'Half of all CVs have 386 to 896 words, and ratings fall above 800 to 900.',
  source: 'RezScore, corpus of CVs; the product’s own range of 200 to 800 words',
  weight: 5,
  run({ words, document, today }) {
    const most = (yearsOfWork(document.experience, today) ?? 0) >= LONG_CAREER ? MOST_LONG : MOST;
    const share = words < LEAST ? words / LEAST : words > most ? Math.max(0, 1 - (words - most) / most) : 1;
    const message =
      words < LEAST
        ? `Your CV has ${words} words. From ${LEAST} words there’s enough to judge you by.`
        : `Your CV has ${words} words. Readers lose interest above ${most} words.`;
    return { share, findings: share === 1 ? [] : [{ path: '', message, span: null, words: '' }] };
  },
};
