import { isDeepStrictEqual } from 'node:util';
import { analysedAnswers, type InterviewAnalysis, type InterviewSession } from '@candor/domain/interview';
import type { Context } from '../platform/context.ts';
import { cvOfInterview } from './cv-of-interview.ts';
import type { SessionRow } from './session-store.ts';

/** What was found in the answers of a session; null while it is open, and where every question was skipped. */
export async function analyseSession(
  ctx: Pick<Context, 'interviewWorkers' | 'signal' | 'owner' | 'store'>,
  session: InterviewSession,
  before?: SessionRow,
): Promise<InterviewAnalysis | null> {
  if (session.status !== 'completed') return null;
  const answers = analysedAnswers(session);
  if (answers.length === 0) return null;
  if (before?.analysis && isDeepStrictEqual(analysedAnswers(before.content), answers)) return before.analysis;
  const { position, company, difficulty, language, jobDescription } = session;
  const target = {
    position,
    company,
    difficulty,
    language,
    ...(jobDescription !== '' && { jobDescription }),
  };
  const cv = await cvOfInterview(ctx, session.cvId);
  return ctx.interviewWorkers.run(
    'analyse',
    { target, answers, cv },
    { signal: ctx.signal, by: ctx.owner.id },
  );
}
