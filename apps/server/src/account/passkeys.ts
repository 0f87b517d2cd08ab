import type {
  removePasskey as removeEndpoint,
  renamePasskey as renameEndpoint,
} from '@candor/contracts/passkeys';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Entry } from './entry.ts';
import { deletePasskey, passkeysOf, renamePasskey as rename } from './passkey-store.ts';
import { changeAndRenew } from './renew-session.ts';
import { requireWayIn } from './ways-in.ts';

export async function renamePasskey({ ctx, input }: Call<typeof renameEndpoint>) {
  if (!(await rename(ctx.store, ctx.owner.id, input.params.id, input.body.name)))
    throw new Refusal('not_found');
  return { success: true as const };
}

/** Whoever has the device is signed out with it. */
export async function removePasskey(entry: Entry, { ctx, input }: Call<typeof removeEndpoint>) {
  const { id: userId } = ctx.owner;
  const mine = await passkeysOf(ctx.store, userId);
  if (!mine.some(({ id }) => id === input.params.id)) throw new Refusal('not_found');
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  const token = await changeAndRenew(entry, ctx, 'passkey-removed', async (tx) => {
    if (!(await deletePasskey(tx, userId, input.params.id))) throw new Refusal('not_found');
    await requireWayIn(tx, userId, entry.provider);
  });
  return { success: true as const, token };
}
