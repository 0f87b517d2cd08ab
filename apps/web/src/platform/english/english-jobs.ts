import type { CvDocument, CvDraft } from '@candor/domain/cv';
import type {
  EnglishVariant,
  Finding,
  ImprovementType,
  ImproveOptions,
  ProposedEdit,
  SentenceRewrites,
  TextKind,
} from '@candor/domain/improving';
import type {
  InterviewAnalysis,
  InterviewAnswer,
  InterviewQuestion,
  InterviewTarget,
} from '@candor/domain/interview';
import type { PlanInput } from '@candor/domain/interview/questions';
import type { AnalyticsInput, LetterAnalytics, LetterRequest } from '@candor/domain/letters';
import type { Tip } from '@candor/domain/writing';
import type { Job } from '@candor/pool/jobs';

export interface CheckAsked {
  text: string;
  variant: EnglishVariant;
  kind: TextKind;
}

export interface CheckAnswer {
  by: 'own' | 'harper';
  findings: Finding[];
  /** `loading` while Harper is on its way, `ready` when it is there, `alone` where it could not be loaded, `other` where the text is not English. */
  dictionary: 'loading' | 'ready' | 'alone' | 'other';
}

/** What a worker that reads English can be asked. */
export interface EnglishJobs {
  /** Reports at once what our own checks find, and gives what Harper finds of spelling and grammar. */
  check: Job<CheckAsked, CheckAnswer, CheckAnswer>;
  rewrite: Job<{ text: string; type: ImprovementType; options: ImproveOptions }, SentenceRewrites[]>;
  /** Letters in figures, in the order of the inputs; null for one too short to be analysed. */
  analyse: Job<readonly AnalyticsInput[], (LetterAnalytics | null)[]>;
  /** What was changed in a pasted draft, and why. */
  explain: Job<LetterRequest, ProposedEdit[]>;
  tips: Job<CvDraft, Tip[]>;
  /** The answers of an interview, and what an interviewer would ask next, by the ids of the questions. */
  judge: Job<
    {
      target: InterviewTarget;
      answers: readonly InterviewAnswer[];
      questions: readonly InterviewQuestion[];
      cv: CvDocument | null;
      /** In which an interviewer asks on. */
      words: string;
    },
    { analysis: InterviewAnalysis; followUps: Record<string, string> }
  >;
  /** The questions of an interview in a language, without what the server makes of an advert and an occupation. */
  plan: Job<PlanInput & { words: string }, InterviewQuestion[]>;
}
