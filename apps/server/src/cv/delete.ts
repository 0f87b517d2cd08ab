import type { deleteCv as endpoint } from '@candor/contracts/cv';
import { recordPlaced } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { placeCv } from './store.ts';

/** Throws a CV into the trash, out of which it can be taken until the days of `trashDays` are over. */
export async function deleteCv({ ctx, input: { params } }: Call<typeof endpoint>): Promise<void> {
  const trashedAt = ctx.clock.now();
  await ctx.store.transaction(async (tx) => {
    if (!(await placeCv(tx, ctx.owner.id, params.id, { trashedAt }))) throw new Refusal('not_found');
    await recordPlaced(tx, ctx, 'cv', params.id);
  });
}
