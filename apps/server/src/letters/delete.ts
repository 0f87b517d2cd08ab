import type { deleteLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { placeLetter } from './store.ts';

/** Throws a letter into the trash, out of which it can be taken until the days of `trashDays` are over. */
export async function deleteLetter({ ctx, input: { params } }: Call<typeof endpoint>): Promise<void> {
  if (!(await placeLetter(ctx.store, ctx.owner.id, params.id, ctx.clock.now())))
    throw new Refusal('not_found');
}
