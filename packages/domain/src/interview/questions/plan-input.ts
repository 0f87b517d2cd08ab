import type { CvDocument } from '../../cv/index.ts';
import type { InterviewDifficulty } from '../question.ts';
import type { AdvertToAsk } from './advert-to-ask.ts';
import type { OccupationToAsk } from './from-occupation.ts';

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
  /** The skills, as the CV has them, that name a tool. Without them, no use of a skill is asked about. */
  cvTools?: readonly string[];
  /** How many questions, 5 to 20. Default: 10. */
  count?: number;
  /** Which interview for this post it is, so that the next one asks other questions. Default: 0. */
  round?: number;
}
