import { z } from 'zod';
import { multiLine } from '../text/index.ts';
import { interviewLimits } from './limits.ts';
import type { InterviewDifficulty, InterviewLanguage, QuestionCategory } from './question.ts';

export interface InterviewAnswer {
  questionId: string;
  question: string;
  category: QuestionCategory;
  /** Of a question of ours; for one that somebody wrote themselves, nothing is known. */
  keyPoints: readonly string[];
  answer: string;
  /** Seconds from seeing the question to the end of the answer. */
  duration: number;
  /** Transcribed from speech: fillers and pace are judged then only. */
  isSpoken: boolean;
}

/** What an interview is for. */
export interface InterviewTarget {
  position: string;
  company: string;
  difficulty: InterviewDifficulty;
  /** Answers are told by rules of English in an English interview alone. Default: English. */
  language?: InterviewLanguage;
  jobDescription?: string;
}

export const storyParts = ['situation', 'task', 'action', 'result'] as const;
export type StoryPart = (typeof storyParts)[number];

export const remarkKinds = [
  'structure',
  'relevance',
  'specificity',
  'ownership',
  'outcome',
  'clarity',
  'hedging',
  'length',
  'pace',
  'key-points',
  /** With what the CV says. */
  'consistency',
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

const score = z.number().min(0).max(100);
const sentences = z.array(multiLine(interviewLimits.answer));

const remarkSchema = z.object({
  kind: z.enum(remarkKinds),
  isStrength: z.boolean(),
  /** Words of the answer as they stand; empty where it has none. */
  quote: z.string(),
  message: z.string(),
  /** Said by a language model, and checked. */
  isFromModel: z.literal(true).optional(),
});
/** Says something of an answer, and what to do. */
export type Remark = z.infer<typeof remarkSchema>;

/** Why an answer is not judged by the dimensions alone. */
export const verdicts = [
  'empty',
  /** Terms one after the other, or letters. */
  'no-sentences',
  /** The question's own words, and hardly any others. */
  'echo',
  'no-answer',
  'too-short',
  'other-language',
  /** A story was asked for, and general statements came. */
  'no-story',
  /** It shares no word with the subject of the question: whether it is an answer is asked. */
  'unclear',
  /** It speaks of something else, in another form than was asked for. */
  'off-point',
  /** It is in another language than English, as the interview is: what any language shows is named, and there is no score. */
  'unscored',
] as const;

const questionAnalysisSchema = z.object({
  questionId: z.string(),
  /** Null in interviews of other languages than English. */
  score: score.nullable(),
  /** Of an answer that the dimensions alone do not judge. */
  verdict: z.enum(verdicts).optional(),
  feedback: z.string(),
  suggestions: sentences,
  remarks: z.array(remarkSchema),
  /** The sentences of the answer that carry each part; of stories alone. */
  structure: z.record(z.enum(storyParts), sentences),
  /** Key points that the answer came to, and of technical questions those that no word of it names. */
  keyPoints: z.object({ met: sentences, missed: sentences }),
  /** A better order of what was said, in the person's own words, with blanks in square brackets for what is missing; empty where no story is asked for. */
  outline: z.array(z.object({ part: z.enum(storyParts), words: z.string() })),
});
export type QuestionAnalysis = z.infer<typeof questionAnalysisSchema>;

/** What was found in an interview. All scores are 0 to 100, and null in interviews of other languages than English. */
export const interviewAnalysisSchema = z.object({
  overallScore: score.nullable(),
  communicationScore: score.nullable(),
  technicalScore: score.nullable(),
  confidenceScore: score.nullable(),
  timeManagement: score.nullable(),
  strengths: sentences,
  improvements: sentences,
  questionAnalysis: z.array(questionAnalysisSchema),
});
export type InterviewAnalysis = z.infer<typeof interviewAnalysisSchema>;

/** The scores of an interview, where it has them. */
export const interviewScoresSchema = z.object({
  overallScore: score,
  communicationScore: score,
  technicalScore: score,
  confidenceScore: score,
  timeManagement: score,
});
export type InterviewScores = z.infer<typeof interviewScoresSchema>;

/** Null where the interview is in a language whose answers have no score. */
export const scoresIn = (analysis: InterviewAnalysis): InterviewScores | null =>
  interviewScoresSchema.safeParse(analysis).data ?? null;
