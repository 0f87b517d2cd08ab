import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type { resetPassword as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Auth } from './auth.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { userOfReset } from './store.ts';

const linkOver = 'This link is no longer valid. Please ask for a new one.';

/** How the library keeps a reset token (`storeIdentifier: 'hashed'`). */
function identifierOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url');
}

export async function resetPassword(auth: Auth, { ctx, input }: Call<typeof endpoint>) {
  const { token, password } = input.body;
  await ctx.limits.spend('sign-in-address', ctx.address);
  // Before the token is used up: a refused password must leave the link working.
  await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  const userId = await userOfReset(ctx.store, identifierOf(token), ctx.clock.now());
  if (!userId) throw new Refusal('bad_credentials', linkOver);
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError) throw new Refusal('bad_credentials', linkOver);
    throw error;
  }
  await ctx.events.tell('sessions-changed', { userId });
  ctx.log.info({ security: 'password-reset', userId }, 'password changed by mail');
  return { success: true as const };
}
