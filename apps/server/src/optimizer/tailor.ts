import type { tailorCv as endpoint } from '@candor/contracts/optimizer';
import { profileOf } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';

/** Finds what of a CV can be brought nearer to an advert. Nothing is kept. */
export async function tailor({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const profile = await profileOf(ctx.store, ctx.owner.id);
  const input = {
    document: body.document,
    advert: body.jobDescription,
    profile: profile?.document ?? null,
    today: monthOf(ctx.clock.now()),
  };
  return ctx.optimizerWorkers.run('tailor', input, { signal: ctx.signal, by: ctx.owner.id });
}
