import type { deleteLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteKeysOfLetter, placeLetter } from './store.ts';

/** Throws a letter into the trash, out of which it can be taken until the days of `trashDays` are over. */
export async function deleteLetter({ ctx, input: { params } }: Call<typeof endpoint>): Promise<void> {
  const { owner, clock } = ctx;
  await ctx.store.transaction(async (tx) => {
    if (!(await placeLetter(tx, owner.id, params.id, clock.now()))) throw new Refusal('not_found');
    await deleteKeysOfLetter(tx, owner.id, params.id);
  });
}
