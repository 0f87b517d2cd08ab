import type { CvDocument } from '../../cv/index.ts';
import { analyseCv } from '../analyse-cv.ts';
import type { AnalysisInput } from '../prepare-against.ts';
import { testTables } from './lexicon.ts';

/** The analysis of a document in Leeds in November 2026. */
export const analysed = (document: CvDocument, more: Partial<AnalysisInput> = {}) =>
  analyseCv({
    document,
    today: '2026-11',
    country: 'gb',
    advert: '',
    profile: null,
    occupation: null,
    ...testTables,
    ...more,
  });
