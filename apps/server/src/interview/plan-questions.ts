import { splitSentences } from '@candor/domain/cv';
import type { planInterviewQuestions as endpoint } from '@candor/contracts/interview';
import {
  interviewLanguageSchema,
  LEAST_OCCUPATION_CERTAINTY,
  type InterviewLanguage,
} from '@candor/domain/interview';
import type { AdvertToAsk } from '@candor/domain/interview/questions';
import { screenLanguageOf } from '@candor/domain/locale';
import { spokenLanguage } from '@candor/domain/say/speaker';
import { factsOf } from '@candor/occupations/facts';
import { cvKind, residenceOf } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { findCountry, findOccupation, publishedPay } from '../salary/index.ts';
import type { InterviewJobs, WantedQuestions } from './interview-jobs.ts';

async function readAdvert(ctx: Context, text: string): Promise<AdvertToAsk | null> {
  if (text.trim() === '') return null;
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  return { text, read: await ctx.optimizerWorkers.run('readAdvert', { text }, asking) };
}

/** The language of an ad, where interviews can be in it. */
function languageOf(advert: AdvertToAsk | null): InterviewLanguage | undefined {
  return interviewLanguageSchema.safeParse(advert?.read.language).data;
}

/** The plan with what the language model in use asks about lines of the advert and the CV. */
async function planWithModel(
  ctx: Context,
  wanted: WantedQuestions,
): Promise<InterviewJobs['plan']['output']> {
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const plan = await ctx.interviewWorkers.run('plan', wanted, asking);
  const builtIn = plan.questions.filter(({ source }) => source.kind === 'advert' || source.kind === 'claim');
  const { advert, cv } = wanted;
  if (builtIn.length === 0 || !(await ctx.interviewCoach.isOn(ctx.owner.id))) return plan;
  await ctx.limits.spend('writing', ctx.owner.id);
  const lines = {
    ...wanted,
    advert: advert?.text.split('\n').flatMap(splitSentences) ?? [],
    cv: [...(cv?.experience ?? []), ...(cv?.projects ?? [])].flatMap(({ bullets }) => bullets),
    builtIn,
  };
  const made = await inLanguage(wanted.language, () =>
    ctx.interviewCoach.ask(lines, ctx.owner.id, ctx.signal),
  );
  ctx.signal.throwIfAborted();
  return made === builtIn ? plan : ctx.interviewWorkers.run('plan', { ...wanted, made }, asking);
}

/** The questions of an interview or a practice. Nothing is stored. */
export async function planQuestions({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const { cvId, jobDescription = '', count = null, competency = null, useModel, language, ...wanted } = body;
  const { position, set } = wanted;
  const advert = await readAdvert(ctx, jobDescription);
  const cv = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  // Where the job is, else where the person lives.
  const whereabouts = {
    where: advert?.read.location?.name ?? '',
    residence: await residenceOf(ctx, cvId),
  };
  const country = findCountry(whereabouts.where, whereabouts.residence).country ?? 'us';
  const found = position === '' ? null : await findOccupation(ctx, position, { country });
  const occupation = found?.occupation ?? null;
  const isSure = occupation !== null && occupation.certainty >= LEAST_OCCUPATION_CERTAINTY;
  const input = {
    ...wanted,
    count,
    competency,
    advert,
    cv,
    made: null,
    // What is asked of an occupation is the same in every country.
    occupation: isSure ? factsOf(occupation.code, 'us') : null,
    pay: set === 'salary' && found ? publishedPay(position, found, whereabouts) : null,
    today: monthOf(ctx.clock.now()),
    language: language ?? languageOf(advert) ?? spokenLanguage(),
  };
  const plan =
    useModel && set === 'interview' && competency === null
      ? await planWithModel(ctx, input)
      : await ctx.interviewWorkers.run('plan', input, { signal: ctx.signal, by: ctx.owner.id });
  return { ...plan, language: screenLanguageOf([input.language]) };
}
