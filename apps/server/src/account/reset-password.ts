import { createHash } from 'node:crypto';
import type { resetPassword as endpoint } from '@candor/contracts/account';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import type { KnownDevices } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { liftLockOut } from './sign-in-tries.ts';
import { changePasswordByReset, isResetOpen } from './reset-store.ts';
import { loggedAs } from '../platform/logged-as.ts';

const linkOver = () =>
  new Refusal('bad_credentials', say`This link is no longer valid. Please request a new one.`);

/** How the library stores a reset token (`storeIdentifier: 'hashed'`). */
function identifierOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url');
}

/** Sets a new password. It ends every session and every other reset link of the account, and lifts its lock-out. */
export async function resetPassword(devices: KnownDevices, { ctx, input }: Call<typeof endpoint>) {
  const { token, password } = input.body;
  await ctx.limits.spend('sign-in-address', ctx.network);
  // Before the token is used up: a refused password must leave the link working.
  await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  const reset = { identifier: identifierOf(token), now: ctx.clock.now() };
  if (!(await isResetOpen(ctx.store, reset))) throw linkOver();
  const owner = await changePasswordByReset(ctx.store, reset, await hashPassword(password));
  if (!owner) throw linkOver();
  await liftLockOut(ctx, devices, owner.email);
  await ctx.events.publish('sessions-changed', { userId: owner.id });
  ctx.log.info({ security: 'password-reset', person: loggedAs(owner.id) }, 'password changed by mail');
  return { success: true as const };
}
