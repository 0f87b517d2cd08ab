import type { analyzeInterview as endpoint } from '@candor/contracts/interview';
import { say } from '@candor/domain/say';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';

const note = () => say`The language model could not be used this time, so these are the built-in remarks.`;

/** Scores the answers of an interview, with remarks of the language model where one is in use. Nothing is stored. */
export async function analyze({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { id } = ctx.owner;
  await ctx.limits.spend('analysing', id);
  const { answers, cvId, position, company, difficulty, language, jobDescription } = body;
  const cv = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  const target = { position, company, difficulty, language, ...(jobDescription && { jobDescription }) };
  const isCoached = await ctx.interviewCoach.isOn(id);
  if (isCoached) await ctx.limits.spend('writing', id);
  const coached = isCoached ? await ctx.interviewCoach.propose({ position, answers }, id, ctx.signal) : null;
  ctx.signal.throwIfAborted();
  const asked = { target, answers, cv, coached };
  const analysis = await ctx.interviewWorkers.run('analyse', asked, { signal: ctx.signal, by: id });
  return { ...analysis, note: isCoached && !coached ? note() : '' };
}
