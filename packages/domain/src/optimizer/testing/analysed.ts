import type { CvDocument } from '../../cv/index.ts';
import { analyseCv } from '../analyse-cv.ts';
import type { AnalysisInput } from '../prepare-against.ts';
import { skillsIn } from './lexicon.ts';

/** The analysis of a document in Leeds in November 2026. */
export const analysed = (document: CvDocument, more: Partial<AnalysisInput> = {}) =>
  analyseCv({
    document,
    today: '2026-11',
    country: 'gb',
    advert: '',
    profile: '',
    occupation: null,
    skills: skillsIn,
    isPlace: (name) => /^(?:Leeds|York|London|Hamburg)$/u.test(name),
    ...more,
  });
