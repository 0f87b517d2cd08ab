import { contentHash } from '../../text/index.ts';
import type { InterviewQuestion } from '../question.ts';

/** A question with the id that its words give it: the same words have the same id at any time. */
export const madeQuestion = (made: Omit<InterviewQuestion, 'id'>): InterviewQuestion => ({
  id: `${made.source.kind}-${contentHash(made.question).toString(36)}`,
  ...made,
});
