import { emptyDraft, type InterviewQuestion, type InterviewSession } from '@candor/domain/interview';

type About = Pick<
  InterviewSession,
  | 'kind'
  | 'title'
  | 'position'
  | 'company'
  | 'difficulty'
  | 'language'
  | 'jobDescription'
  | 'cvId'
  | 'applicationId'
>;

/** A session that begins now. */
export function newSession(about: About, questions: readonly InterviewQuestion[]): InterviewSession {
  return {
    ...about,
    position: about.position.trim(),
    company: about.company.trim(),
    status: 'active',
    questions: [...questions],
    currentQuestionIndex: 0,
    answers: [],
    draft: emptyDraft,
    duration: 0,
    startTime: new Date().toISOString(),
  };
}

/** A question of the person's own. */
export function ownQuestion(question: string): InterviewQuestion {
  return {
    id: `own-${crypto.randomUUID()}`,
    category: 'general',
    difficulty: 'medium',
    question: question.trim(),
    tips: [],
    keyPoints: [],
    strongAnswer: '',
    competencies: [],
    source: { kind: 'own' },
  };
}
