import type { matchJobs as endpoint } from '@candor/contracts/jobs';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';

/** Scores a CV against adverts. Nothing is stored. */
export async function matchJobs({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const { cvId, adverts } = body;
  const document = cvId === undefined ? body.document : (await ownDocument(ctx, cvKind, cvId)).document;
  if (!document) throw new Refusal('invalid');
  const matches = await ctx.optimizerWorkers.run(
    'match',
    { document, adverts: adverts.map((text) => ({ text })), today: monthOf(ctx.clock.now()) },
    { signal: ctx.signal, by: ctx.owner.id },
  );
  return { matches };
}
