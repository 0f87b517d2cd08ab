import type { CvDocument } from '../../cv/index.ts';
import type { LetterType, Tone } from '../request.ts';

/** What a letter is measured against; what is left out is not measured, and its figures say so. */
export interface AnalyticsInput {
  /** The text of the letter, whole. */
  text: string;
  cv?: CvDocument | undefined;
  advert?: string;
  company?: string;
  role?: string;
  letterType?: LetterType;
  tone?: Tone;
}
