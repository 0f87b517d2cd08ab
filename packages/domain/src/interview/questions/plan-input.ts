import type { OccupationFacts } from '../../career/index.ts';
import type { CvDocument } from '../../cv/index.ts';
import type { ReadAdvert } from '../../jobs/index.ts';
import type { InterviewDifficulty, InterviewQuestion } from '../question.ts';

/** An advert and what `readAdvert` understood of it; spans point into `text`. */
export interface AdvertToAsk {
  text: string;
  read: ReadAdvert;
}

/** What decides of which trade questions are asked. */
export type OccupationToAsk = Pick<OccupationFacts, 'code' | 'title'>;

export interface PlanInput {
  position: string;
  /** As the person typed it; empty where it is not known. */
  company: string;
  difficulty: InterviewDifficulty;
  advert?: AdvertToAsk;
  cv?: CvDocument;
  occupation?: OccupationToAsk;
  /** `YYYY-MM`: without it, nothing is asked about time up to now. */
  today?: string;
  /** Questions about lines of the advert and the CV that stand in place of those made here. */
  made?: readonly InterviewQuestion[];
  /** How many questions, 5 to 20. Default: 10. */
  count?: number;
  /** Which interview for this post it is, so that the next one asks other questions. Default: 0. */
  round?: number;
}
