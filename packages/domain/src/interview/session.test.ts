import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InterviewQuestion } from './question.ts';
import {
  analysedAnswers,
  competencyScores,
  emptyDraft,
  endedEarly,
  interviewSessionSchema,
  withAnswer,
  withAnswerAgain,
  withNextQuestion,
  withTime,
  type InterviewSession,
} from './session.ts';

const question = (id: string, competencies: InterviewQuestion['competencies'] = []): InterviewQuestion => ({
  id,
  category: 'behavioral',
  difficulty: 'easy',
  question: `Question ${id}?`,
  tips: [],
  keyPoints: ['a result'],
  strongAnswer: '',
  competencies,
  source: { kind: 'own' },
});
const session: InterviewSession = {
  kind: 'simulator',
  title: '',
  position: 'Staff nurse',
  company: 'Riverside Hospital',
  difficulty: 'easy',
  language: 'en',
  jobDescription: '',
  cvId: null,
  applicationId: null,
  status: 'active',
  questions: ['a', 'b', 'c'].map((id) => question(id)),
  currentQuestionIndex: 0,
  answers: [],
  draft: emptyDraft,
  duration: 0,
  startTime: '2026-11-23T09:00:00.000Z',
};
const typing = (from: InterviewSession, answer: string) => ({ ...from, draft: { ...from.draft, answer } });

it('goes from question to question and is completed after the last', () => {
  const first = withAnswer(withTime(typing(session, 'I led it.'), 40));
  expect(first).toMatchObject({ status: 'active', currentQuestionIndex: 1, duration: 40, draft: emptyDraft });
  const second = withAnswer(typing(first, 'not this'), true);
  const done = withAnswer(typing(second, 'We moved it.'));
  expect(done).toMatchObject({ status: 'completed', currentQuestionIndex: 3 });
  expect(done.answers.map(({ answer, isSkipped }) => [answer, isSkipped])).toEqual([
    ['I led it.', false],
    ['', true],
    ['We moved it.', false],
  ]);
  expect(analysedAnswers(done)).toMatchObject([
    { questionId: 'a', question: 'Question a?', keyPoints: ['a result'], duration: 40 },
    { questionId: 'c', duration: 0 },
  ]);
  expect(withAnswer(done)).toBe(done);
});

it('opens the last answer again as it was given, after the end too', () => {
  const first = withAnswer(withTime(typing(session, 'I led it.'), 40));
  expect(withAnswerAgain(first)).toEqual(withTime(typing(session, 'I led it.'), 40));
  const done = withAnswer(withAnswer(first, true), true);
  expect(withAnswerAgain(done)).toMatchObject({ status: 'active', currentQuestionIndex: 2 });
  expect(withAnswerAgain(session)).toBe(session);
});

it('ends early with the answer that was begun, and goes on with a follow-up question', () => {
  expect(endedEarly(typing(session, 'I led it.')).answers).toHaveLength(1);
  expect(endedEarly(session)).toEqual({ ...session, status: 'completed' });
  const asked = withNextQuestion(withAnswer(typing(session, 'I led it.')), question('a-next'));
  expect(asked.questions.map(({ id }) => id)).toEqual(['a', 'a-next', 'b', 'c']);
  expect(asked.currentQuestionIndex).toBe(1);
});

it('shows each competency by the mean of the answers that were asked for it', () => {
  const questions = [question('a', ['teamwork']), question('b', ['teamwork', 'learning']), question('c')];
  const scored = { questionAnalysis: [answered('a', 60), answered('b', 81), answered('c', 10)] };
  expect(competencyScores(questions, scored)).toEqual([
    { competency: 'teamwork', score: 71 },
    { competency: 'learning', score: 81 },
  ]);
});
const answered = (questionId: string, score: number) => ({
  questionId,
  score,
  feedback: '',
  suggestions: [],
  remarks: [],
  structure: { situation: [], task: [], action: [], result: [] },
  keyPoints: { met: [], missed: [] },
  outline: [],
});

it('stays a session that can be kept, whatever is done in it', () => {
  const acts = fc.array(
    fc.oneof(
      fc.constant((one: InterviewSession) => withAnswer(one)),
      fc.constant((one: InterviewSession) => withAnswer(one, true)),
      fc.constant(withAnswerAgain),
      fc.constant(endedEarly),
      fc.string().map((words) => (one: InterviewSession) => typing(one, words)),
      fc.double({ min: 0, max: 50_000, noNaN: true }).map((s) => (one: InterviewSession) => withTime(one, s)),
      fc.nat().map((n) => (one: InterviewSession) => withNextQuestion(one, question(`next-${n}`))),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(acts, (all) => {
      const after = all.reduce((one, act) => act(one), session);
      expect(interviewSessionSchema.safeParse(after).error).toBeUndefined();
      expect(after.answers.length).toBeLessThanOrEqual(after.questions.length);
    }),
  );
});
