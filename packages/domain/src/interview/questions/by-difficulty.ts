import type { InterviewDifficulty, InterviewQuestion } from '../question.ts';

const ASKED_AT: Readonly<Record<InterviewDifficulty, readonly InterviewDifficulty[]>> = {
  easy: ['easy'],
  medium: ['easy', 'medium'],
  hard: ['easy', 'medium', 'hard'],
};

/** Whether a question is asked in an interview of a difficulty: easy has only easy ones, medium easy and medium, hard all. */
export const isAskedAt = (difficulty: InterviewDifficulty, question: InterviewQuestion): boolean =>
  ASKED_AT[difficulty].includes(question.difficulty);
