export const questionCategories = ['general', 'behavioral', 'technical', 'situational', 'company'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const interviewDifficulties = ['easy', 'medium', 'hard'] as const;
export type InterviewDifficulty = (typeof interviewDifficulties)[number];

/** What an answer can show: stories are tagged with them, and weak ones are practised next. */
export const competencies = [
  'communication',
  'teamwork',
  'leadership',
  'problem-solving',
  'initiative',
  'delivery',
  'adaptability',
  'customer-focus',
  'conflict',
  'learning',
  'judgement',
  'expertise',
] as const;
export type Competency = (typeof competencies)[number];

/** Where a question comes from; a screen says so. `words` are the words of the CV or advert that it was made of. */
export type QuestionSource =
  | { kind: 'built-in' }
  | { kind: 'bank' }
  | { kind: 'occupation'; code: string }
  | { kind: 'advert'; words: string }
  | { kind: 'claim'; words: string }
  | { kind: 'gap'; words: string }
  | { kind: 'own' };

export interface InterviewQuestion {
  /** Of the same question the same at any time, so that answers can be compared. */
  id: string;
  category: QuestionCategory;
  difficulty: InterviewDifficulty;
  question: string;
  tips: readonly string[];
  /** What an answer should come to; for technical questions the points that are looked for. */
  keyPoints: readonly string[];
  /** What a strong answer shows, in a sentence or two. */
  strongAnswer: string;
  competencies: readonly Competency[];
  followUp?: string;
  source: QuestionSource;
}
