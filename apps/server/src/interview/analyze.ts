import type { analyzeInterview as endpoint } from '@candor/contracts/interview';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';

const NOTE = 'The language model could not be used this time, so these are the built-in remarks.';

/** Scores the answers of an interview, with remarks of the language model where one is in use. Nothing is kept. */
export async function analyze({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { id } = ctx.owner;
  await ctx.limits.spend('analysing', id);
  const { answers, cvId, position, company, difficulty, jobDescription } = body;
  const cv = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  const target = { position, company, difficulty, ...(jobDescription && { jobDescription }) };
  const asking = { signal: ctx.signal, by: id };
  const analysis = await ctx.interviewWorkers.run('analyse', { target, answers, cv }, asking);
  if (!(await ctx.interviewCoach.isOn(id))) return { ...analysis, note: '' };
  await ctx.limits.spend('writing', id);
  const proposed = await ctx.interviewCoach.propose({ position, answers }, id, ctx.signal);
  ctx.signal.throwIfAborted();
  if (!proposed) return { ...analysis, note: NOTE };
  const remarked = { analysis, target, answers, cv, proposed };
  return { ...(await ctx.interviewWorkers.run('addRemarks', remarked, asking)), note: '' };
}
