import type { analyzeCv as endpoint } from '@candor/contracts/optimizer';
import { cvKind, profileOf } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import { advertText } from '../jobs/index.ts';
import type { BodyOf } from '@candor/contracts/endpoint';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { GivenCv } from './optimizer-jobs.ts';
import { verdictsOf } from './store.ts';

async function givenCv(ctx: Context, body: BodyOf<typeof endpoint>): Promise<GivenCv> {
  if (body.cvId !== undefined) return { document: (await ownDocument(ctx, cvKind, body.cvId)).document };
  return body.document ? { document: body.document } : { text: body.text ?? '' };
}

/** Scores a CV, its person's profile beside it where an advert is given. Nothing is stored. */
export async function analyze({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const cv = await givenCv(ctx, body);
  const isAlone = body.jobDescription === '';
  const profile = isAlone ? undefined : await profileOf(ctx.store, ctx.owner.id);
  const input = {
    cv,
    home: ctx.owner.preferences,
    advert: advertText(body.jobDescription),
    profile: profile?.document ?? null,
    verdicts: isAlone ? [] : await verdictsOf(ctx.store, ctx.owner.id),
    today: monthOf(ctx.clock.now()),
  };
  return ctx.optimizerWorkers.run('analyse', input, { signal: ctx.signal, by: ctx.owner.id });
}
