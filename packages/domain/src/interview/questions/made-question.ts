import { contentHash } from '../../text/index.ts';
import type { InterviewQuestion } from '../question.ts';

/** A question with the id that its words give it: the same words have the same id at any time. */
export const madeQuestion = (made: Omit<InterviewQuestion, 'id'>): InterviewQuestion => ({
  id: `${made.source.kind}-${contentHash(made.question).toString(36)}`,
  ...made,
});

/** The questions in their order, each once. */
export const distinctQuestions = (questions: readonly InterviewQuestion[]): InterviewQuestion[] => {
  const seen = new Set<string>();
  return questions.filter(({ id, question }) => {
    const isNew = !seen.has(id) && !seen.has(question);
    seen.add(id).add(question);
    return isNew;
  });
};
