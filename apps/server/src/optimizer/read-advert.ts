import type { readAdvert as endpoint } from '@candor/contracts/optimizer';
import { advertText } from '../jobs/index.ts';
import type { Call } from '../platform/bind.ts';

/** Says what an advert asks for. Nothing is stored. */
export async function readAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  const text = advertText(body.text);
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  await ctx.limits.spend('analysing', ctx.owner.id);
  const read = await ctx.optimizerWorkers.run('readAdvert', { text }, asking);
  if (!body.useModel) return { ...read, text };
  await ctx.limits.spend('writing', ctx.owner.id);
  return { ...(await ctx.advertReader.readOn({ text, read }, asking)), text };
}
