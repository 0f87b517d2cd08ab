import type { tailorCv as endpoint } from '@candor/contracts/optimizer';
import type { ProposedTailoring } from '@candor/domain/optimizer';
import { profileOf } from '../cv/index.ts';
import { advertText } from '../jobs/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import { verdictsOf } from './store.ts';

/** Finds what of a CV can be brought nearer to an advert, a configured model proposing beside the rules. Nothing is stored. */
export async function tailor({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const profile = await profileOf(ctx.store, ctx.owner.id);
  const input = {
    document: body.document,
    home: ctx.owner.preferences,
    advert: advertText(body.jobDescription),
    profile: profile?.document ?? null,
    verdicts: await verdictsOf(ctx.store, ctx.owner.id),
    today: monthOf(ctx.clock.now()),
  };
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const { asked, changes, ...tailoring } = await ctx.optimizerWorkers.run('tailor', input, asking);
  const { document, today } = input;
  const take = (proposed: ProposedTailoring) =>
    ctx.optimizerWorkers.run('takeProposed', { document, changes, asked, proposed, today }, asking);
  const tailored = await ctx.cvTailor.propose({ document, asked }, { changes, take }, asking);
  return { ...tailoring, changes: [...tailored] };
}
