import { z } from 'zod';
import { multiLine, singleLine } from '../text/index.ts';
import { remarkKinds, storyParts, type InterviewAnalysis } from './analysis.ts';
import {
  competencies,
  interviewDifficulties,
  questionCategories,
  type InterviewQuestion,
} from './question.ts';

/** What an interview may hold at most: answers, seconds of one, and characters of what is typed. */
export const interviewLimits = {
  answers: 40,
  seconds: 86_400,
  answer: 50_000,
  advert: 200_000,
  line: 2_000,
  /** A position, an employer, a title. */
  name: 200,
  storyPart: 5_000,
} as const;

const words = singleLine(interviewLimits.line);
const score = z.number().min(0).max(100);

export const competencySchema = z.enum(competencies);
export const difficultySchema = z.enum(interviewDifficulties);
export const categorySchema = z.enum(questionCategories);

export const questionSchema = z.object({
  id: z.string().min(1).max(200),
  category: categorySchema,
  difficulty: difficultySchema,
  question: words.refine((text) => text !== '', 'Please enter a question.'),
  tips: z.array(words).max(20).readonly(),
  keyPoints: z.array(words).max(30).readonly(),
  strongAnswer: words,
  competencies: z.array(competencySchema).max(competencies.length).readonly(),
  followUp: words.optional(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['built-in', 'bank', 'own']) }),
    z.object({ kind: z.literal('occupation'), code: z.string().max(20) }),
    z.object({ kind: z.enum(['advert', 'claim', 'gap']), words }),
  ]),
}) satisfies z.ZodType<InterviewQuestion>;

const sentences = z.array(multiLine(interviewLimits.answer));

export const interviewAnalysisSchema = z.object({
  overallScore: score,
  communicationScore: score,
  technicalScore: score,
  confidenceScore: score,
  timeManagement: score,
  strengths: sentences,
  improvements: sentences,
  questionAnalysis: z.array(
    z.object({
      questionId: z.string(),
      score,
      feedback: z.string(),
      suggestions: sentences,
      remarks: z.array(
        z.object({
          kind: z.enum(remarkKinds),
          isStrength: z.boolean(),
          quote: z.string(),
          message: z.string(),
          isFromModel: z.literal(true).optional(),
        }),
      ),
      structure: z.record(z.enum(storyParts), sentences),
      keyPoints: z.object({ met: sentences, missed: sentences }),
      outline: z.array(z.object({ part: z.enum(storyParts), words: z.string() })),
    }),
  ),
}) satisfies z.ZodType<InterviewAnalysis>;
