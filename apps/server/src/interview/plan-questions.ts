import type { planInterviewQuestions as endpoint } from '@candor/contracts/interview';
import { LEAST_OCCUPATION_CERTAINTY } from '@candor/domain/interview';
import type { AdvertToAsk } from '@candor/domain/interview/questions';
import { skillNamed } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { findOccupation, publishedPay } from '../salary/index.ts';

async function readAdvert(ctx: Context, text: string): Promise<AdvertToAsk | null> {
  if (text.trim() === '') return null;
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  return { text, read: await ctx.optimizerWorkers.run('readAdvert', { text }, asking) };
}

/** The questions of an interview or a practice. Nothing is kept. */
export async function planQuestions({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const { cvId, jobDescription = '', count = null, competency = null, ...wanted } = body;
  const { position, set } = wanted;
  const advert = await readAdvert(ctx, jobDescription);
  const cv = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  const found = position === '' ? null : await findOccupation(ctx, position, {});
  const occupation = found?.occupation ?? null;
  const isSure = occupation !== null && occupation.certainty >= LEAST_OCCUPATION_CERTAINTY;
  // Where the job is, else where the person lives.
  const where = (advert?.read.location?.name || cv?.basics.location) ?? '';
  const input = {
    ...wanted,
    count,
    competency,
    advert,
    cv,
    cvTools: (cv?.skills ?? [])
      .map(({ name }) => name)
      .filter((name) => skillNamed(name)?.category === 'tool'),
    // What is asked of an occupation is the same in every country.
    occupation: isSure ? factsOf(occupation.code, 'us') : null,
    pay: set === 'salary' && found ? publishedPay(position, found, where) : null,
    today: monthOf(ctx.clock.now()),
  };
  return ctx.interviewWorkers.run('plan', input, { signal: ctx.signal, by: ctx.owner.id });
}
