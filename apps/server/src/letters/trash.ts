import type {
  deleteLetterForGood,
  emptyLetterTrash as emptyEndpoint,
  restoreLetter,
} from '@candor/contracts/letter-shelf';
import { trashDays } from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { letterCardOf } from './present.ts';
import { deleteLettersTrashedBefore, deleteTrashedLetters, placeLetter } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a letter out of the trash. */
export async function restore({ ctx, input: { params } }: Call<typeof restoreLetter>) {
  const row = await placeLetter(ctx.store, ctx.owner.id, params.id, null);
  if (!row) throw new Refusal('not_found');
  return letterCardOf(row);
}

export async function deleteForGood({
  ctx,
  input: { params },
}: Call<typeof deleteLetterForGood>): Promise<void> {
  if ((await deleteTrashedLetters(ctx.store, ctx.owner.id, params.id)) === 0) throw new Refusal('not_found');
}

export async function emptyTrash({ ctx }: Call<typeof emptyEndpoint>): Promise<void> {
  await deleteTrashedLetters(ctx.store, ctx.owner.id);
}

/** Deletes for good what has been in the trash for its days. */
export function clearTrash({ store, clock }: Pick<Platform, 'store' | 'clock'>): Promise<void> {
  return deleteLettersTrashedBefore(store, new Date(clock.now().getTime() - trashDays * DAY_MS));
}
