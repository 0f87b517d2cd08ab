import type { deleteCv as endpoint } from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { placeCv } from './store.ts';

/** Throws a CV into the trash, out of which it can be taken until the days of `trashDays` are over. */
export async function deleteCv({ ctx, input }: Call<typeof endpoint>): Promise<void> {
  const trashedAt = ctx.clock.now();
  if (!(await placeCv(ctx.store, ctx.owner.id, input.params.id, { trashedAt })))
    throw new Refusal('not_found');
}
