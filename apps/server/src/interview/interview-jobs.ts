import type { QuestionSet } from '@candor/contracts/interview';
import type { CvDocument } from '@candor/domain/cv';
import type {
  Competency,
  InterviewAnalysis,
  InterviewAnswer,
  InterviewDifficulty,
  InterviewQuestion,
  InterviewTarget,
} from '@candor/domain/interview';
import type {
  AdvertToAsk,
  OccupationToAsk,
  QuestionToAsk,
  TalkedPay,
} from '@candor/domain/interview/questions';
import type { PointVerdict, ProposedRemark } from '@candor/domain/interview/analysing';
import type { Job } from '@candor/pool';

/** An answer whose question is known by its words alone, at the least. */
export type AskedAnswer = Omit<InterviewAnswer, 'questionId' | 'keyPoints'> &
  Partial<Pick<InterviewAnswer, 'questionId' | 'keyPoints'>>;

export interface WantedQuestions {
  set: QuestionSet;
  position: string;
  company: string;
  difficulty: InterviewDifficulty;
  advert: AdvertToAsk | null;
  occupation: OccupationToAsk | null;
  /** Null where the talk is not about pay, and where no figures are known. */
  pay: TalkedPay | null;
  cv: CvDocument | null;
  competency: Competency | null;
  /** Questions about lines of the advert and the CV that stand in place of our own; null for none. */
  made: readonly InterviewQuestion[] | null;
  count: number | null;
  round: number;
  /** `2026-11`. */
  today: string;
  /** In which the questions are asked, by BCP 47: one that the screen speaks. */
  language: string;
}

interface Analysed {
  target: InterviewTarget;
  answers: readonly AskedAnswer[];
  cv: CvDocument | null;
  /** What a language model says of the answers: whether they are to the point, and remarks, of which those stand that may. */
  coached?: {
    verdicts: readonly (PointVerdict | null)[];
    remarks: readonly ProposedRemark[];
  } | null;
}

/** What a thread that practises interviews can be asked. */
export interface InterviewJobs {
  analyse: Job<Analysed, InterviewAnalysis>;
  plan: Job<WantedQuestions, { questions: InterviewQuestion[]; toAsk: QuestionToAsk[] }>;
}
