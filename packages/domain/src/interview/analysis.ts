import type { InterviewDifficulty, QuestionCategory } from './question.ts';

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

/** Says something of an answer, and what to do. `quote` is words of the answer as they stand; empty where it has none. */
export interface Remark {
  kind: RemarkKind;
  isStrength: boolean;
  quote: string;
  message: string;
  /** Said by a language model, and checked. */
  isFromModel?: true | undefined;
}

export interface QuestionAnalysis {
  questionId: string;
  /** 0 to 100, as all scores. */
  score: number;
  feedback: string;
  suggestions: string[];
  remarks: Remark[];
  /** The sentences of the answer that carry each part; of stories and plans alone. */
  structure: Record<StoryPart, string[]>;
  /** Key points that the answer came to, and of technical questions those that no word of it names. */
  keyPoints: { met: string[]; missed: string[] };
  /** A better order of what was said, in the person's own words, with blanks in square brackets for what is missing; empty where no story is asked for. */
  outline: { part: StoryPart; words: string }[];
}

export interface InterviewAnalysis {
  overallScore: number;
  communicationScore: number;
  technicalScore: number;
  confidenceScore: number;
  timeManagement: number;
  strengths: string[];
  improvements: string[];
  questionAnalysis: QuestionAnalysis[];
}

/** What an interview is for. */
export interface InterviewTarget {
  position: string;
  company: string;
  difficulty: InterviewDifficulty;
  jobDescription?: string;
}
