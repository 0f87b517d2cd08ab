import { z } from 'zod';
import { say } from '../say/index.ts';
import { multiLine, singleLine } from '../text/index.ts';
import type { InterviewAnalysis, InterviewAnswer } from './analysis.ts';
import { interviewLimits } from './limits.ts';
import {
  difficultySchema,
  interviewLanguageSchema,
  questionSchema,
  type Competency,
  type InterviewQuestion,
} from './question.ts';

const seconds = z.number().min(0).max(interviewLimits.seconds);

const answerWords = {
  answer: multiLine(interviewLimits.answer),
  /** Seconds from seeing the question to the end of the answer, pauses left out. */
  duration: seconds,
  isSpoken: z.boolean(),
  /** The story of the bank that it draws on. */
  storyId: z.uuid().nullable(),
};

export const givenAnswerSchema = z.object({
  ...answerWords,
  questionId: z.string().max(200),
  isSkipped: z.boolean(),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

export const interviewSessionSchema = z.object({
  kind: z.enum(['simulator', 'practice']),
  /** What is practised; '' for a whole interview. */
  title: singleLine(interviewLimits.name),
  position: singleLine(interviewLimits.name),
  company: singleLine(interviewLimits.name),
  difficulty: difficultySchema,
  /** Its questions and answers are in it. Those that were stored before there was a choice are in English. */
  language: interviewLanguageSchema.default('en'),
  jobDescription: multiLine(interviewLimits.advert),
  /** The CV that its questions were made of and its answers are held beside. */
  cvId: z.uuid().nullable().default(null),
  /** The saved job that is practised for. */
  applicationId: z.uuid().nullable().default(null),
  status: z.enum(['active', 'completed']),
  questions: z.array(questionSchema).min(1).max(interviewLimits.answers),
  currentQuestionIndex: z.int().min(0).max(interviewLimits.answers),
  /** One for each question that was passed, in the order of the questions. */
  answers: z.array(givenAnswerSchema).max(interviewLimits.answers),
  /** What stands in the answer to the present question. */
  draft: z.object(answerWords),
  /** Seconds since the start, pauses left out. */
  duration: seconds,
  startTime: z.iso
    .datetime()
    .refine((moment) => moment.startsWith('20'), { error: () => say`Please give a time of our century.` }),
});
/** An interview under way or done, without what was found in it. */
export type InterviewSession = z.infer<typeof interviewSessionSchema>;

export const emptyDraft: InterviewSession['draft'] = {
  answer: '',
  duration: 0,
  isSpoken: false,
  storyId: null,
};

type Questioned = Pick<InterviewSession, 'questions' | 'answers'>;

/** What of a session is analysed: every answer that was not skipped, with its question. */
export function analysedAnswers({ questions, answers }: Questioned): InterviewAnswer[] {
  return answers.flatMap(({ questionId, answer, duration, isSpoken, isSkipped }) => {
    const asked = questions.find(({ id }) => id === questionId);
    if (!asked || isSkipped) return [];
    const { question, category, keyPoints } = asked;
    return [{ questionId, question, category, keyPoints, answer, duration, isSpoken }];
  });
}

/** Answers the present question and goes on to the next; after the last the session is completed. */
export function withAnswer(session: InterviewSession, isSkipped = false): InterviewSession {
  const { questions, currentQuestionIndex: index, answers, draft } = session;
  const asked = questions[index];
  if (!asked || session.status === 'completed') return session;
  const given: GivenAnswer = {
    ...draft,
    ...(isSkipped && { answer: '', isSpoken: false, storyId: null }),
    questionId: asked.id,
    isSkipped,
  };
  return {
    ...session,
    answers: [...answers.filter(({ questionId }) => questionId !== asked.id), given],
    currentQuestionIndex: index + 1,
    draft: emptyDraft,
    status: index + 1 < questions.length ? 'active' : 'completed',
  };
}

/** Opens the answer to the question before again, as it was given. */
export function withAnswerAgain(session: InterviewSession): InterviewSession {
  const index = session.currentQuestionIndex - 1;
  const given = session.answers.at(-1);
  if (index < 0 || !given) return session;
  const { answer, duration, isSpoken, storyId } = given;
  return {
    ...session,
    status: 'active',
    currentQuestionIndex: index,
    answers: session.answers.slice(0, -1),
    draft: { answer, duration, isSpoken, storyId },
  };
}

/** Puts a question in as the next one. */
export function withNextQuestion(session: InterviewSession, question: InterviewQuestion): InterviewSession {
  if (session.questions.length >= interviewLimits.answers) return session;
  const questions = session.questions.toSpliced(session.currentQuestionIndex, 0, question);
  return { ...session, status: 'active', questions };
}

/** How each competency was shown, 0 to 100: the mean of the answers to questions that ask for it. */
export function competencyScores(
  questions: readonly InterviewQuestion[],
  { questionAnalysis }: Pick<InterviewAnalysis, 'questionAnalysis'>,
): { competency: Competency; score: number }[] {
  const scores = questionAnalysis.flatMap(({ questionId, score }) =>
    score === null
      ? []
      : (questions.find(({ id }) => id === questionId)?.competencies ?? []).map((competency) => ({
          competency,
          score,
        })),
  );
  return [...Map.groupBy(scores, ({ competency }) => competency)].map(([competency, of]) => ({
    competency,
    score: Math.round(of.reduce((sum, { score }) => sum + score, 0) / of.length),
  }));
}

/** Adds the seconds that went by since the last report. */
export function withTime(session: InterviewSession, passed: number): InterviewSession {
  const { duration, draft } = session;
  const longest = interviewLimits.seconds;
  return {
    ...session,
    duration: Math.min(longest, duration + passed),
    draft: { ...draft, duration: Math.min(longest, draft.duration + passed) },
  };
}

/** Ends a session before its last question; what stands in the present answer counts. */
export function endedEarly(session: InterviewSession): InterviewSession {
  const isAnswered = session.draft.answer.trim() !== '';
  return { ...(isAnswered ? withAnswer(session) : session), status: 'completed' };
}
