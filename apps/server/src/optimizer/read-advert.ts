import type { readAdvert as endpoint } from '@candor/contracts/optimizer';
import type { Call } from '../platform/bind.ts';

/** Says what an advert asks for. Nothing is kept. */
export async function readAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  return ctx.optimizerWorkers.run('readAdvert', body, { signal: ctx.signal, by: ctx.owner.id });
}
