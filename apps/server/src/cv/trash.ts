import type { deleteCvForGood, emptyTrash as emptyEndpoint, restoreCv } from '@candor/contracts/cv-shelf';
import { trashDays } from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { catchUp } from './catch-up.ts';
import { cardOfCv } from './present.ts';
import { deleteTrashed, deleteTrashedBefore } from './shelf-store.ts';
import { placeCv } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a CV out of the trash, to where it stood before. */
export async function restore({ ctx, input: { params } }: Call<typeof restoreCv>) {
  return ctx.store.transaction(async (tx) => {
    const row = await placeCv(tx, ctx.owner.id, params.id, { trashedAt: null }, 'trash');
    if (!row) throw new Refusal('not_found');
    return cardOfCv(await catchUp(tx, ctx, row));
  });
}

export async function deleteForGood({ ctx, input: { params } }: Call<typeof deleteCvForGood>): Promise<void> {
  if ((await deleteTrashed(ctx.store, ctx.owner.id, params.id)) === 0) throw new Refusal('not_found');
}

export async function emptyTrash({ ctx }: Call<typeof emptyEndpoint>): Promise<void> {
  await deleteTrashed(ctx.store, ctx.owner.id);
}

/** Deletes for good what has been in the trash for its days. */
export function clearTrash({ store, clock }: Pick<Platform, 'store' | 'clock'>): Promise<void> {
  return deleteTrashedBefore(store, new Date(clock.now().getTime() - trashDays * DAY_MS));
}
