import type { changePassword as endpoint } from '@candor/contracts/security';
import type { Call } from '../platform/bind.ts';
import { countApiKeys, deleteApiKeys } from './api-key-store.ts';
import { confirmPassword } from './confirm-password.ts';
import { deleteEmailChange } from './email-change-store.ts';
import type { Entry } from './entry.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { changeAndRenew } from './renew-session.ts';
import { updatePassword } from './store.ts';

export async function changePassword(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  const { currentPassword, newPassword, revokeApiKeys } = input.body;
  const userId = ctx.owner.id;
  let apiKeys = 0;
  await confirmPassword(ctx, currentPassword, 'currentPassword');
  await refuseWeakPassword(newPassword, ctx.configuration.PASSWORD_MIN_LENGTH, 'newPassword');
  const hash = await hashPassword(newPassword);
  const token = await changeAndRenew(entry, ctx, 'password-changed', async (store) => {
    await updatePassword(store, userId, hash);
    // Whoever knew the old password may have begun it.
    await deleteEmailChange(store, userId);
    if (revokeApiKeys) await deleteApiKeys(store, userId);
    apiKeys = await countApiKeys(store, userId);
  });
  return { success: true as const, token, apiKeys };
}
