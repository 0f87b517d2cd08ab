import type { SavedSession, SessionCard, Story } from '@candor/contracts/interview';
import {
  competencyScores,
  scoresIn,
  type InterviewAnalysis,
  type InterviewSession,
} from '@candor/domain/interview';
import type { SessionSummary } from './schema.ts';
import type { CardRow, SessionRow } from './session-store.ts';
import type { StoryRow } from './story-store.ts';

/** What a list shows of a session and of what was found in it. */
export function summaryOf(
  { questions, answers }: Pick<InterviewSession, 'questions' | 'answers'>,
  analysis: InterviewAnalysis | null,
): SessionSummary {
  return {
    questionCount: questions.length,
    answeredCount: answers.filter(({ isSkipped }) => !isSkipped).length,
    scores: analysis && scoresIn(analysis),
    competencies: analysis ? competencyScores(questions, analysis) : [],
  };
}

export function cardOf(row: CardRow): SessionCard {
  const { id, version, kind, title, position, company, difficulty, status, applicationId, summary } = row;
  const [startTime, updatedAt] = [row.startedAt.toISOString(), row.updatedAt.toISOString()];
  return {
    id,
    version,
    kind,
    title,
    position,
    company,
    difficulty,
    status,
    applicationId,
    startTime,
    updatedAt,
    ...summary,
  };
}

function sessionIn(row: SessionRow): InterviewSession {
  const { kind, title, position, company, difficulty, status, applicationId, content, startedAt } = row;
  return {
    ...content,
    cvId: content.cvId ?? null,
    language: content.language ?? 'en',
    kind,
    title,
    position,
    company,
    difficulty,
    status,
    applicationId,
    startTime: startedAt.toISOString(),
  };
}

export function sessionOf(row: SessionRow): SavedSession {
  const { id, version, updatedAt, analysis } = row;
  return { id, version, updatedAt: updatedAt.toISOString(), session: sessionIn(row), analysis };
}

/** The columns of a session with what was found in it. */
export function columnsOf({ startTime, ...session }: InterviewSession, analysis: InterviewAnalysis | null) {
  const { kind, title, position, company, difficulty, status, applicationId, ...content } = session;
  return {
    kind,
    title,
    position,
    company,
    difficulty,
    status,
    applicationId,
    summary: summaryOf(session, analysis),
    content,
    analysis,
    startedAt: new Date(startTime),
  };
}

export function storyOf(row: StoryRow): Story {
  const { id, version, title, situation, task, action, result, competencies, source } = row;
  return {
    id,
    version,
    title,
    situation,
    task,
    action,
    result,
    competencies,
    source,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
