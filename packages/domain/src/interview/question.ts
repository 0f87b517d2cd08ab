import { z } from 'zod';
import { screenLanguageIds } from '../locale/index.ts';
import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';
import { interviewLimits } from './limits.ts';

export const questionCategories = ['general', 'behavioral', 'technical', 'situational', 'company'] as const;
export const categorySchema = z.enum(questionCategories);
export type QuestionCategory = z.infer<typeof categorySchema>;

export const interviewDifficulties = ['easy', 'medium', 'hard'] as const;
export const difficultySchema = z.enum(interviewDifficulties);
export type InterviewDifficulty = z.infer<typeof difficultySchema>;

/** The language in which an interview is asked and answered, by BCP 47: one that our questions are in. */
export const interviewLanguageSchema = z.enum(screenLanguageIds);
export type InterviewLanguage = z.infer<typeof interviewLanguageSchema>;

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
export const competencySchema = z.enum(competencies);
export type Competency = z.infer<typeof competencySchema>;

const words = singleLine(interviewLimits.line);

/** Where a question comes from; a screen says so. `words` are the words of the CV or advert that it was made of. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['built-in', 'bank', 'own']) }),
  z.object({ kind: z.literal('occupation'), code: z.string().max(20) }),
  z.object({ kind: z.enum(['advert', 'claim', 'gap']), words }),
]);
export type QuestionSource = z.infer<typeof sourceSchema>;

export const questionSchema = z.object({
  /** Of the same question the same at any time, so that answers can be compared. */
  id: z.string().min(1).max(200),
  category: categorySchema,
  difficulty: difficultySchema,
  question: words.refine((text) => text !== '', { error: () => say`Please enter a question.` }),
  tips: z.array(words).max(20).readonly(),
  /** What an answer should come to; for technical questions the points that are looked for. */
  keyPoints: z.array(words).max(30).readonly(),
  /** What a strong answer shows, in a sentence or two. */
  strongAnswer: words,
  competencies: z.array(competencySchema).max(competencies.length).readonly(),
  followUp: words.optional(),
  source: sourceSchema,
});
export type InterviewQuestion = z.infer<typeof questionSchema>;

/** Whether a question is asked in an interview of a difficulty: easy has only easy ones, medium easy and medium, hard all. */
export const isAskedAt = (wanted: InterviewDifficulty, { difficulty }: InterviewQuestion): boolean =>
  interviewDifficulties.indexOf(difficulty) <= interviewDifficulties.indexOf(wanted);
