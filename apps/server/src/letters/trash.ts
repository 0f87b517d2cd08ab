import type {
  deleteLetterForGood,
  emptyLetterTrash as emptyEndpoint,
  restoreLetter,
} from '@candor/contracts/letter-shelf';
import { trashDays } from '@candor/domain/cv';
import { recordPlaced, recordPurged } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context, Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { letterCardOf } from './present.ts';
import { deleteLettersTrashedBefore, deleteTrashedLetters, placeLetter } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a letter out of the trash. */
export async function restore({ ctx, input: { params } }: Call<typeof restoreLetter>) {
  return ctx.store.transaction(async (tx) => {
    const row = await placeLetter(tx, ctx.owner.id, params.id, null);
    if (!row) throw new Refusal('not_found');
    await recordPlaced(tx, ctx, 'letter', params.id);
    return letterCardOf(row);
  });
}

/** Deletes one letter of the trash for good, or all; gives how many. */
function purge(ctx: Context, id?: string): Promise<number> {
  return ctx.store.transaction(async (tx) => {
    const purged = await deleteTrashedLetters(tx, ctx.owner.id, id);
    await recordPurged(tx, ctx, 'letter', purged);
    return purged.length;
  });
}

export async function deleteForGood({
  ctx,
  input: { params },
}: Call<typeof deleteLetterForGood>): Promise<void> {
  if ((await purge(ctx, params.id)) === 0) throw new Refusal('not_found');
}

export async function emptyTrash({ ctx }: Call<typeof emptyEndpoint>): Promise<void> {
  await purge(ctx);
}

/** Deletes for good what has been in the trash for its days. */
export function clearTrash({ store, clock }: Pick<Platform, 'store' | 'clock'>): Promise<void> {
  return deleteLettersTrashedBefore(store, new Date(clock.now().getTime() - trashDays * DAY_MS));
}
