import type { changePassword as endpoint } from '@candor/contracts/security';
import type { Call } from '../platform/bind.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Entry } from './entry.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { changeAndRenew } from './renew-session.ts';
import { updatePassword } from './store.ts';

export async function changePassword(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  const { currentPassword, newPassword } = input.body;
  await confirmPassword(ctx, currentPassword, 'currentPassword');
  await refuseWeakPassword(newPassword, ctx.configuration.PASSWORD_MIN_LENGTH, 'newPassword');
  const hash = await hashPassword(newPassword);
  const token = await changeAndRenew(entry, ctx, 'password-changed', (store) =>
    updatePassword(store, ctx.owner.id, hash),
  );
  return { success: true as const, token };
}
