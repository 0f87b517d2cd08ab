import type { analyzeInterview as endpoint } from '@candor/contracts/interview';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';

/** Scores the answers of an interview. Nothing is kept. */
export async function analyze({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const { answers, cvId, position, company, difficulty, jobDescription } = body;
  const cv = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  const target = { position, company, difficulty, ...(jobDescription && { jobDescription }) };
  return ctx.interviewWorkers.run(
    'analyse',
    { target, answers, cv },
    { signal: ctx.signal, by: ctx.owner.id },
  );
}
