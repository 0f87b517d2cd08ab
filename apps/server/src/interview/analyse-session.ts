import { isDeepStrictEqual } from 'node:util';
import { analysedAnswers, type InterviewAnalysis, type InterviewSession } from '@candor/domain/interview';
import type { Context } from '../platform/context.ts';
import type { SessionRow } from './session-store.ts';

/** What was found in the answers of a session; null while it goes on, and where every question was skipped. */
export async function analyseSession(
  ctx: Pick<Context, 'interviewWorkers' | 'signal' | 'owner'>,
  session: InterviewSession,
  before?: SessionRow,
): Promise<InterviewAnalysis | null> {
  if (session.status !== 'completed') return null;
  const answers = analysedAnswers(session);
  if (answers.length === 0) return null;
  if (before?.analysis && isDeepStrictEqual(analysedAnswers(before.content), answers)) return before.analysis;
  const { position, company, difficulty, jobDescription } = session;
  const target = { position, company, difficulty, ...(jobDescription !== '' && { jobDescription }) };
  return ctx.interviewWorkers.run(
    'analyse',
    { target, answers, cv: null },
    { signal: ctx.signal, by: ctx.owner.id },
  );
}
